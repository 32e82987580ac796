// The page that is being read: the story, what it asks for, the dice as they lie.
import { Dice } from "../../table/Dice";
import { useWords } from "../../words";
import { useWorld } from "./context";
import type { Contact, Monster, Paper, Test } from "./model";

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
      <p>{summary(`eldritch-${card.code ?? ""}`)}</p>
    </>
  );
}

function Page({ contact }: { contact: Contact }) {
  const table = useWorld();
  const { word, say, has } = useWords();
  const monster = table.entity(contact.monster) as Monster | undefined;
  const card = table.entity(contact.card) as Paper | undefined;
  const who = table.people.find((one) => one.index === contact.who);
  if (contact.sort === "combat" && monster) {
    return (
      <>
        <h3>{word(monster.word)}</h3>
        {who && <p className="desk-note">{word(who.word)}</p>}
      </>
    );
  }
  if (!card?.code) return null;
  const story = `eldritch-${card.code}-${contact.part}-story`;
  const effect = table.face(card.code)?.parts?.[contact.part];
  return (
    <>
      <h3>{word(card.word)}</h3>
      {who && <p className="desk-note">{word(who.word)}</p>}
      {has(story) && <p className="desk-story">{say(story)}</p>}
      {effect && <p className="desk-effect">{word(effect)}</p>}
    </>
  );
}

function Rolled({ test }: { test: Test }) {
  const { say } = useWords();
  return (
    <div className="eh-test">
      <p className="desk-note">{say(`eldritch-${test.skill}`)}</p>
      <Dice dice={test.dice} name={say("eldritch-die")} />
    </div>
  );
}
