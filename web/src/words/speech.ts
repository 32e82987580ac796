// Words for messages: the table says *what* (a key and arguments), a language's catalogues say *how*.
// The same rules as in rulebound/play/speech.py: a word is put in as its message reads, in the case that is asked for
// (`{ $card-acc }`); an array of values reads as a list.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Args, Word } from "../net/view";

const FORMS = ["acc", "gen", "dat", "ins", "loc", "text"];

export function isWord(value: unknown): value is Word {
  return Array.isArray(value) && value[0] === "w" && typeof value[1] === "string" && value.length <= 3;
}

export class Speech {
  private own: FluentBundle;
  private english: FluentBundle | null = null;

  /** `onMissing` is told when the language lacks a message, so that English can be fetched for it. */
  constructor(
    readonly language: string,
    catalogues: readonly string[],
    private readonly onMissing: () => void = () => undefined,
  ) {
    this.own = bundle(language, catalogues);
  }

  fallBackOn(catalogues: readonly string[]): void {
    this.english = bundle("en", catalogues);
  }

  has(key: string): boolean {
    return this.home(key) !== null;
  }

  /** The message as a player reads it; a string that is no key of any catalogue reads `[key]`. */
  say(key: string, args: Args = {}): string {
    return this.form(key, "", args);
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
    if (!home || pattern === undefined || pattern === null) return `[${key}]`;
    const given: Readonly<Record<string, unknown>> = isPairs(args) ? Object.fromEntries(args) : args;
    return home.formatPattern(pattern, this.lazily(given), []);
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
    if (this.english) return this.english.hasMessage(key) ? this.english : null;
    if (this.language !== "en") this.onMissing();
    return null;
  }
}

function isPairs(args: Args): args is ReadonlyArray<readonly [string, unknown]> {
  return Array.isArray(args);
}

function bundle(language: string, catalogues: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of catalogues) made.addResource(new FluentResource(text));
  return made;
}
