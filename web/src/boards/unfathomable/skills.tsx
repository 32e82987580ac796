// Skills as signs, and the skill set of a character.
import type { Words } from "../../words";
import { Icon, isIcon, type IconName } from "./icons";

/** Skills as signs that say their names. */
export function Skills({ skills, words }: { skills: readonly string[]; words: Words }) {
  return (
    <span className="uf-row">
      {skills.map((skill) => isIcon(skill) && <SkillSign key={skill} skill={skill} words={words} />)}
    </span>
  );
}

export function SkillSign({ skill, words }: { skill: IconName; words: Words }) {
  const name = words.say(`unfathomable-${skill}`);
  return (
    <span className={`uf-skill uf-skill-${skill}`} title={name}>
      <Icon name={skill} label={name} />
    </span>
  );
}

/** What a character receives each turn. */
export function SkillSet({ of, words }: { of: Readonly<Record<string, number>>; words: Words }) {
  return (
    <span className="uf-set" title={words.say("unfathomable-web-receives")}>
      {Object.entries(of).map(
        ([skill, n]) =>
          isIcon(skill) && (
            <span key={skill} className="uf-row">
              {n}
              <SkillSign skill={skill} words={words} />
            </span>
          ),
      )}
    </span>
  );
}
