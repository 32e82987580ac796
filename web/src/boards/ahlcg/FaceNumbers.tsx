// The row of numbers of a card: what is printed, or what counts now where the card is in play.
import { useWords } from "../../words";
import { Icon, isIcon } from "./Icon";
import { SKILLS, type Face, type Numbers } from "./model";
import { Tally } from "./Tally";
import { useNames } from "./use-names";

export function FaceNumbers({ face, numbers = {} }: { face: Face; numbers?: Numbers }) {
  const { say } = useWords();
  const each = (counts: boolean | undefined) => (counts ? `×${say("ahlcg-web-per-investigator")}` : "");
  switch (face.type) {
    case "investigator":
      return (
        <>
          {SKILLS.map((skill) => (
            <Tally key={skill} icon={skill} label={say(`ahlcg-${skill}`)}>
              {numbers[skill] ?? face[skill]}
            </Tally>
          ))}
          <Endurance face={face} numbers={numbers} />
        </>
      );
    case "enemy":
      return (
        <>
          <Tally icon="combat" label={say("ahlcg-web-fight")}>{numbers.fight ?? face.fight}</Tally>
          <Tally icon="health" label={say("ahlcg-web-health")}>
            {numbers.health ?? `${face.health}${each(face.health_per_investigator)}`}
          </Tally>
          <Tally icon="agility" label={say("ahlcg-web-evade")}>{numbers.evade ?? face.evade}</Tally>
          <Attack face={face} numbers={numbers} />
        </>
      );
    case "location":
      return (
        <>
          <Tally icon="shroud" label={say("ahlcg-web-shroud")}>{numbers.shroud ?? face.shroud}</Tally>
          <Tally icon="clue" label={say("ahlcg-web-clues")}>
            {face.clues ?? 0}
            {each(face.clues_per_investigator)}
          </Tally>
        </>
      );
    case "agenda":
    case "act":
      return face.threshold ? (
        <Tally
          icon={face.type === "agenda" ? "doom" : "clue"}
          label={say(face.type === "agenda" ? "ahlcg-web-doom" : "ahlcg-web-clues")}
        >
          {face.threshold}
          {each(face.threshold_per_investigator)}
        </Tally>
      ) : null;
    default:
      return (
        <>
          <SkillIcons face={face} />
          <Endurance face={face} numbers={numbers} />
          {face.uses && (
            <Tally
              icon={isIcon(face.uses.what) ? face.uses.what : "resource"}
              label={say(`ahlcg-web-uses-${face.uses.what}`)}
            >
              {face.uses.amount}
            </Tally>
          )}
        </>
      );
  }
}

function Endurance({ face, numbers }: { face: Face; numbers: Numbers }) {
  const { say } = useWords();
  return (
    <>
      {face.health !== undefined && (
        <Tally icon="health" label={say("ahlcg-web-health")}>{numbers.health ?? face.health}</Tally>
      )}
      {face.sanity !== undefined && (
        <Tally icon="sanity" label={say("ahlcg-web-sanity")}>{numbers.sanity ?? face.sanity}</Tally>
      )}
    </>
  );
}

function Attack({ face, numbers }: { face: Face; numbers: Numbers }) {
  const { say } = useWords();
  const damage = numbers["attack-damage"] ?? face.damage ?? 0;
  const horror = numbers["attack-horror"] ?? face.horror ?? 0;
  return (
    <span className="ah-attack">
      {damage > 0 && <Tally icon="health" label={say("ahlcg-web-attack-damage")}>−{damage}</Tally>}
      {horror > 0 && <Tally icon="sanity" label={say("ahlcg-web-attack-horror")}>−{horror}</Tally>}
    </span>
  );
}

/** The icons with which a card can be committed. */
export function SkillIcons({ face }: { face: Face }) {
  const names = useNames();
  const { say } = useWords();
  if (!face.icons?.length) return null;
  return (
    <span className="ah-icons" title={say("ahlcg-web-icons", { icons: names.icons(face) })}>
      <span className="unseen">{say("ahlcg-web-icons", { icons: names.icons(face) })}</span>
      {face.icons.map((icon, index) => isIcon(icon) && <Icon key={index} name={icon} />)}
    </span>
  );
}
