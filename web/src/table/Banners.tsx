// What must not be overlooked: the connection is lost, one looks at the past, one passes without being asked.
import { SOON } from "../net/connection";
import { useWords } from "../words";
import { useTable } from "./context";
import { useLooking } from "./look";
import { usePrefer } from "./Wishes";

export function Banners() {
  const { state, stream, past } = useTable();
  const { history } = useLooking();
  const { say } = useWords();
  const prefer = usePrefer();
  return (
    <div className="banners">
      {state.farewell ? (
        <p className="banner banner-wrong" role="alert">
          {say(`web-farewell-${state.farewell}`)} {state.farewell !== SOON && <a href="/">{say("web-to-lobby")}</a>}
        </p>
      ) : (
        state.link !== "open" && (
          <p className="banner banner-wrong" role="alert">
            {say("web-link-lost")}
          </p>
        )
      )}
      {past !== null && (
        <p className="banner banner-past" role="status">
          <span>{say("web-past", { line: past, all: history.length })}</span>
          <button type="button" className="button button-small" onClick={history.now}>
            {say("web-past-now")}
          </button>
        </p>
      )}
      {stream.passing && past === null && (
        <p className="banner" role="status">
          <span>{say(`web-passing-${stream.passing}`)}</span>
          <button type="button" className="button button-small" onClick={() => prefer("stop")}>
            {say("web-passing-stop")}
          </button>
        </p>
      )}
      {state.table?.kind === "example" && <Note text={say("web-example")} />}
      {state.table?.changed && <Note text={state.table.changed} />}
    </div>
  );
}

function Note({ text }: { text: string }) {
  return (
    <p className="banner" role="status">
      {text}
    </p>
  );
}
