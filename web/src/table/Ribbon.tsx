// You are here: the round and its phases as a thin ribbon, the present one lit.
import { useWords } from "../words";
import { useTable } from "./context";
import { useLooking } from "./look";

export function Ribbon() {
  const { view } = useTable();
  const { module } = useLooking();
  const { say, has } = useWords();
  const phases = module?.phases ?? (view.phase ? [view.phase] : []);
  const name = (phase: string) => {
    const key = `${module?.ribbon ?? `${view.game}-phase`}-${phase}`;
    return has(key) ? say(key) : phase;
  };
  return (
    <div className="ribbon" role="group" aria-label={say("web-ribbon")}>
      {view.round > 0 && <span className="ribbon-round">{say("web-round", { n: view.round })}</span>}
      <ol>
        {phases.map((phase) => (
          <li key={phase} aria-current={phase === view.phase ? "step" : undefined} title={name(phase)}>
            <span>{name(phase)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
