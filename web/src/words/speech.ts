// Words for messages: the table says *what* (a key and arguments), a language's catalogues say *how*.
// The same rules as in rulebound/play/translate.py: a word is put in as its message reads, in the case that is asked for
// (`{ $card-acc }`); an array of values reads as a list.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Args, Word } from "../net/view";

/** A full stop after a name that brings a mark of its own. */
const TWICE = /([!?…])\.(?!\S)/g;
/** The first letter, perhaps after a quotation mark. */
const FIRST = /^[«“„"(]*\p{L}/u;
const FORMS = ["acc", "gen", "dat", "ins", "loc", "text"];

/** Is it the key of a story? These are many, and have a catalogue of their own. */
export function isStory(key: string): boolean {
  return key.endsWith("-story");
}

export function isWord(value: unknown): value is Word {
  return Array.isArray(value) && value[0] === "w" && typeof value[1] === "string" && value.length <= 3;
}

export class Speech {
  private own: FluentBundle;
  private english: FluentBundle | null = null;
  private knowsStories = false;

  /** `onMissing` is told which message is lacking, so that stories, or English, can be fetched for it. */
  constructor(
    readonly language: string,
    catalogues: readonly string[],
    private readonly onMissing: (key: string) => void = () => undefined,
  ) {
    this.own = bundle(language, catalogues);
  }

  /** Does it wait for this message? Stories come when the first of them is told. */
  awaits(key: string): boolean {
    return isStory(key) && !this.knowsStories && !this.own.hasMessage(key);
  }

  learnStories(catalogues: readonly string[]): void {
    add(this.own, catalogues);
    this.knowsStories = true;
  }

  fallBackOn(catalogues: readonly string[]): void {
    this.english ??= bundle("en", []);
    add(this.english, catalogues);
  }

  has(key: string): boolean {
    return this.home(key) !== null;
  }

  /** The message as a player reads it; a string that is no key of any catalogue reads `[key]`, a story on its way `…`. */
  say(key: string, args: Args = {}): string {
    return this.form(key, "", args);
  }

  /** The message where it stands by itself, as an answer, a question or a line does: it begins with a capital. */
  sentence(key: string, args: Args = {}): string {
    return this.say(key, args).replace(FIRST, (first) => first.toUpperCase());
  }

  word(word: Word): string {
    return this.say(word[1], word[2] ?? []);
  }

  /** What a card does, in short: the `.text` of its message; "" if it has none. */
  summary(key: string): string {
    return this.home(key)?.getMessage(key)?.attributes.text === undefined ? "" : this.form(key, "text", {});
  }

  private form(key: string, form: string, args: Args): string {
    const home = this.home(key);
    const message = home?.getMessage(key);
    const pattern = message?.attributes[form] ?? message?.value;
    if (!home || pattern === undefined || pattern === null) return this.awaits(key) ? "…" : `[${key}]`;
    const given: Readonly<Record<string, unknown>> = isPairs(args) ? Object.fromEntries(args) : args;
    return home.formatPattern(pattern, this.lazily(given), []).replace(TWICE, "$1");
  }

  /** Fluent asks for arguments by name; a name may ask for a case of an argument. */
  private lazily(given: Readonly<Record<string, unknown>>): Record<string, FluentVariable> {
    return new Proxy<Record<string, FluentVariable>>(
      {},
      {
        get: (_, name) => this.argument(String(name), given),
        getOwnPropertyDescriptor: (_, name) => ({
          configurable: true,
          enumerable: true,
          value: this.argument(String(name), given),
        }),
      },
    );
  }

  private argument(name: string, given: Readonly<Record<string, unknown>>): FluentVariable {
    if (name in given) return this.value(given[name], "");
    const cut = name.lastIndexOf("-");
    const form = name.slice(cut + 1);
    const base = name.slice(0, cut);
    return cut > 0 && FORMS.includes(form) && base in given ? this.value(given[base], form) : `[${name}]`;
  }

  private value(value: unknown, form: string): string | number {
    if (isWord(value)) return this.form(value[1], form, value[2] ?? []);
    if (typeof value === "number" || typeof value === "string") return value;
    if (Array.isArray(value)) return this.list(value.map((item) => String(this.value(item, form))));
    return String(value);
  }

  list(items: readonly string[]): string {
    const [first, ...rest] = items;
    if (first === undefined) return this.say("core-list-empty");
    const last = rest.pop();
    const text = rest.reduce((list, item) => this.say("core-list-more", { list, item }), first);
    return last === undefined ? text : this.say("core-list-last", { list: text, item: last });
  }

  private home(key: string): FluentBundle | null {
    if (this.own.hasMessage(key)) return this.own;
    if (this.english?.hasMessage(key)) return this.english;
    this.onMissing(key);
    return null;
  }
}

function isPairs(args: Args): args is ReadonlyArray<readonly [string, unknown]> {
  return Array.isArray(args);
}

function bundle(language: string, catalogues: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  add(made, catalogues);
  return made;
}

function add(made: FluentBundle, catalogues: readonly string[]): void {
  for (const text of catalogues) made.addResource(new FluentResource(text));
}
