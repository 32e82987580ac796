// The page that is being read: the story, what it asks for, the dice as they lie.
import { byName } from "../../net/view";
import { useTable } from "../../table/context";
import { Dice } from "../../table/Dice";
import { useWords } from "../../words";
import { useWorld } from "./context";
import type { Contact, Monster, Paper, Test } from "./model";

const COSTS = { will: "horror", strength: "damage" } as const;
/** What is not read by parts: its whole text is what an encounter with it is about. */
const STANDING = ["mystery", "mythos"];

export function Encounter() {
  const table = useWorld();
  const contact = table.contacts.at(-1);
  const test = table.tests.at(-1);
  const mythos = table.cards("reading").filter((card) => table.face(card.code)?.kind === "mythos");
  if (!contact && !test && !mythos.length) return null;
  return (
    <section className="desk-panel desk-page">
      {mythos.map((card) => <Mythos key={card.id} card={card} />)}
      {contact && <Page contact={contact} />}
      {test && <Rolled test={test} />}
    </section>
  );
}

function Mythos({ card }: { card: Paper }) {
  const { word, summary, say, has } = useWords();
  const story = `eldritch-${card.code ?? ""}-story`;
  return (
    <>
      <h3>{word(card.word)}</h3>
      {has(story) && <p className="desk-story">{say(story)}</p>}
      <p className="desk-effect">{summary(`eldritch-${card.code ?? ""}`)}</p>
    </>
  );
}

function Page({ contact }: { contact: Contact }) {
  const table = useWorld();
  const { word, say, has, summary } = useWords();
  const monster = table.entity(contact.monster) as Monster | undefined;
  const card = table.entity(contact.card) as Paper | undefined;
  const who = table.people.find((one) => one.index === contact.who);
  if (contact.sort === "combat" && monster) {
    return (
      <>
        <h3>{word(monster.word)}</h3>
        {who && <p className="desk-note">{word(who.word)}</p>}
        <Fight monster={monster} />
      </>
    );
  }
  if (!card?.code) return null;
  const face = table.face(card.code);
  const story = [contact.part, "encounter"].map((part) => `eldritch-${card.code}-${part}-story`).find(has);
  const part = [`eldritch-part-${contact.part}`, `eldritch-${contact.part}`].find(has);
  const note = [who && word(who.word), part && say(part)].filter(Boolean).join(" · ");
  const effect = face?.parts?.[contact.part];
  return (
    <>
      <h3>{word(card.word)}</h3>
      {note && <p className="desk-note">{note}</p>}
      {story && <p className="desk-story">{say(story)}</p>}
      {effect ? <p className="desk-effect">{word(effect)}</p> : face && STANDING.includes(face.kind) && <p className="desk-effect">{summary(face.word)}</p>}
    </>
  );
}

/** What a monster asks for and what it takes; what else it does. */
function Fight({ monster }: { monster: Monster }) {
  const { say, summary } = useWords();
  const face = useWorld().face(monster.code);
  const { numbers = {} } = monster;
  const most = numbers.toughness ?? 0;
  return (
    <>
      <p className="desk-counts">
        {(["will", "strength"] as const).filter((test) => `test-${test}` in numbers).map((test) => (
          <span key={test} className="desk-stat">{say(`eldritch-board-${test}`, { n: numbers[`test-${test}`], lost: numbers[COSTS[test]] ?? 0 })}</span>
        ))}
        {most > 0 && <span className="desk-stat">{say("eldritch-board-toughness", { n: most - monster.lost, most })}</span>}
      </p>
      {face && <p className="desk-effect">{summary(face.word)}</p>}
    </>
  );
}

function Rolled({ test }: { test: Test }) {
  const { say } = useWords();
  const lowest = useLowest();
  return (
    <div className="eh-test">
      <p className="desk-note">
        {say(`eldritch-${test.skill}`)}
        {lowest && ` · ${say("eldritch-web-success", { lowest })}`}
      </p>
      <Dice dice={test.dice} name={say("eldritch-die")} lowest={lowest} />
      {test.added > 0 && <p className="desk-note">{say("eldritch-web-added", { n: test.added })}</p>}
    </div>
  );
}

/** From which number on a die of the present test is a success, as it was told. */
function useLowest(): number | undefined {
  const { stream, past } = useTable();
  const told = past === null && stream.lines.findLast((line) => line.text === "eldritch-log-test");
  const { lowest } = byName(told ? told.args : {});
  return typeof lowest === "number" ? lowest : undefined;
}
