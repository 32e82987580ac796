// The page that is being read: the story, what it asks for, the chance, the dice as they lie.
import { useTable, type AskedDecision } from "../../table/context";
import { Dice } from "../../table/Dice";
import { percent, useOdds } from "../../table/odds";
import { useTravel } from "../../table/travel";
import { useWords } from "../../words";
import { useCity } from "./context";
import type { Contact, Paper, Test } from "./model";

export function Encounter() {
  const table = useCity();
  const { decision } = useTable();
  const ref = useTravel(table.pile("reading")?.id ?? 0);
  const contact = table.contacts.at(-1);
  // An action in the middle of a test is not about its dice.
  const test = decision?.prompt === "ah3-prompt-action" ? undefined : table.tests.at(-1);
  const read = table.cards("reading").filter((card) => card.code && card.id !== contact?.card);
  if (!contact && !test && !read.length) return null;
  return (
    <section className="desk-panel desk-page" ref={ref}>
      {read.map((card) => <Headline key={card.id} card={card} />)}
      {contact && <Page contact={contact} />}
      {test && <Tested test={test} />}
      {decision?.odds && <Odds decision={decision} />}
    </section>
  );
}

/** A headline, or whatever else is read out as a whole. */
function Headline({ card }: { card: Paper }) {
  const table = useCity();
  const { word, summary, say, has } = useWords();
  const story = `ah3-${card.code ?? ""}-story`;
  const effect = table.face(card.code)?.parts?.effect;
  return (
    <>
      <h3>{word(card.word)}</h3>
      {has(story) && <p className="desk-story">{say(story)}</p>}
      <p className="desk-effect">{effect ? word(effect) : summary(`ah3-${card.code ?? ""}`)}</p>
    </>
  );
}

function Page({ contact }: { contact: Contact }) {
  const table = useCity();
  const { word, say, has } = useWords();
  const card = table.entity(contact.card) as Paper | undefined;
  const who = table.people.find((one) => one.index === contact.who);
  if (!card?.code) return null;
  const story = `ah3-${card.code}-${contact.part}-story`;
  const face = table.face(card.code);
  const effect = face?.parts?.[contact.part];
  const part = ["low", "middle", "high", "residential", "bridge", "park"].includes(contact.part) ? `ah3-part-${contact.part}` : `ah3-${contact.part}`;
  return (
    <>
      <h3>{word(card.word)}</h3>
      <p className="desk-note">{[...(who ? [word(who.word)] : []), ...(has(part) ? [say(part)] : [])].join(" · ")}</p>
      {has(story) && <p className="desk-story">{say(story)}</p>}
      {effect && <p className="desk-effect">{word(effect)}</p>}
    </>
  );
}

function Tested({ test }: { test: Test }) {
  const table = useCity();
  const { say, word } = useWords();
  const who = table.people.find((one) => one.index === test.who);
  const against = table.entity(test.monster) ?? table.entity(test.card);
  const parts = [...(who ? [word(who.word)] : []), ...(against ? [word(against.word)] : [])];
  return (
    <div className="ah3-test">
      <p className="desk-effect">
        <b>{say("ah3-form-test", { skill: ["w", `ah3-${test.skill}`], modifier: test.modifier })}</b>
      </p>
      <p className="desk-note">{parts.join(" · ")}</p>
      {test.dice.length > 0 && <Dice dice={test.dice} name={say("ah3-web-die")} />}
      {test.added > 0 && <p className="desk-note">{say("ah3-web-added", { n: test.added })}</p>}
    </div>
  );
}

function Odds({ decision }: { decision: AskedDecision }) {
  const { picked } = useTable();
  const { say } = useWords();
  const odds = useOdds(decision, picked);
  const chance = odds?.now ?? odds?.each.pass; // who adds nothing tests with what there is
  return chance === undefined ? null : <p className="ah3-odds">{say("web-odds-alone", { percent: percent(chance) })}</p>;
}
