import { useWords } from "../words";

/** Asks once more before something is gone for good. */
export function Sure({ yes, no }: { yes(): void; no(): void }) {
  const { say } = useWords();
  return (
    <div className="sure" role="group" aria-label={say("lobby-delete-sure")}>
      <span>{say("lobby-delete-sure")}</span>
      <button type="button" className="button button-small" autoFocus onClick={no}>
        {say("lobby-keep")}
      </button>
      <button type="button" className="button button-small" onClick={yes}>
        {say("lobby-delete")}
      </button>
    </div>
  );
}
