// A card one may put into the deck: what it is, what it does, how many are in.
import { useWords } from "../../../words";
import { SkillIcons } from "../FaceNumbers";
import { Icon, isIcon } from "../Icon";
import type { Face } from "../model";
import { useNames } from "../use-names";
import { Stepper } from "./Stepper";

interface PoolCardProps {
  face: Face;
  n: number;
  most: number;
  change(n: number): void;
}

export function PoolCard({ face, n, most, change }: PoolCardProps) {
  const words = useWords();
  const names = useNames();
  const name = face.level ? `${words.say(face.word)} (${face.level})` : words.say(face.word);
  const kind = [
    names.kind(face),
    face.level ? words.say("ahlcg-web-level-n", { n: face.level }) : "",
    names.traits(face),
  ].filter(Boolean);
  return (
    <li className="ah-pool-card" data-cls={face.cls} data-in={n > 0 || undefined}>
      <span className="ah-sign">{isIcon(face.cls) && <Icon name={face.cls} label={names.cls(face.cls)} />}</span>
      <div className="ah-pool-about">
        <p className="ah-pool-name">
          {words.say(face.word)}
          {face.cost !== undefined && (
            <span className="card-cost" title={words.say("ahlcg-web-cost-n", { n: face.cost })}>
              <span className="unseen">{words.say("ahlcg-web-cost")} </span>
              {face.cost}
            </span>
          )}
          <SkillIcons face={face} />
        </p>
        <p className="ah-pool-kind">{kind.join(" · ")}</p>
        <p className="ah-pool-text">{words.summary(face.word)}</p>
      </div>
      <Stepper name={name} n={n} most={most} change={change} />
    </li>
  );
}
