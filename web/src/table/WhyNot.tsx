// Why can't I? What might be expected but may not be done, each with its reason and clause.
import type { DenialInfo } from "../net/protocol";
import type { Args } from "../net/view";
import { useWords } from "../words";
import { Clauses } from "./Clauses";
import { useDenials } from "./denials";

export function WhyNot() {
  const { say } = useWords();
  const denials = useDenials(true);
  if (!denials) return null;
  return (
    <div className="why-not" role="status">
      <h3>{say(denials.length ? "core-heading-denials" : "core-denials-none")}</h3>
      <ul>
        {denials.map((denial) => (
          <li key={denial.key}>
            <DenialWords denial={denial} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function DenialWords({ denial }: { denial: DenialInfo }) {
  const { sentence } = useWords();
  const args = denial.args as Args;
  return (
    <>
      <b>{sentence(denial.text, args)}</b> {sentence(denial.reason, args)} <Clauses cite={[denial.clause]} />
    </>
  );
}
