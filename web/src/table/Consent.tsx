// Somebody wants something to which the others have to agree: taking back an answer, most of all.
import { useEffect } from "react";
import { Button } from "react-aria-components";
import type { Args } from "../net/view";
import { useWords } from "../words";
import { useTable } from "./context";
import { useComplain } from "./complaints";
import { useTell } from "./Notices";

export function Consent() {
  const { store, state } = useTable();
  const { say, list } = useWords();
  const tell = useTell();
  const complain = useComplain();
  const wished = state.wished;
  const own = state.table?.seats.filter((seat) => seat.yours).map((seat) => seat.name) ?? [];
  const other = wished && wished.text !== "core-wish-undo" ? "-other" : "";
  useEffect(() => {
    if (wished?.over) tell(say(`web-consent-${wished.over}${other}`, { name: wished.name }));
  }, [wished]);
  if (!wished || wished.over) return null;
  const asked = wished.missing.some((name) => own.includes(name)) && !own.includes(wished.name);
  const answer = (yes: boolean) =>
    void store.ask({ t: "consent", wish: wished.wish, yes }).catch(complain);
  return (
    <div className="consent" role={asked ? "alertdialog" : "status"} aria-label={say(`web-consent${other}`)}>
      <p>
        {asked
          ? say(other ? wished.text : "web-consent-ask", other ? (wished.args as Args) : { name: wished.name })
          : say("web-consent-waiting", { who: list(wished.missing) })}
      </p>
      {asked && (
        <div className="row">
          <Button className="button button-main" onPress={() => answer(true)}>
            {say(`web-consent-yes${other}`)}
          </Button>
          <Button className="button" onPress={() => answer(false)}>
            {say(`web-consent-no${other}`)}
          </Button>
        </div>
      )}
    </div>
  );
}
