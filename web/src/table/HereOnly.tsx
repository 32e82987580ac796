// Beside an invitation of a server that only this machine can reach: that it is so, and how to let others in.
import { leadsHereOnly } from "../net/here-only";
import { useWords } from "../words";

export function HereOnly() {
  const { say } = useWords();
  if (!leadsHereOnly()) return null;
  return (
    <p className="here-only" role="note">
      {say("web-invite-here-only")} <code>make play ARGS="--host 0.0.0.0"</code> {say("web-invite-let-in")}
    </p>
  );
}
