// While a table is not there yet, or not any more.
import type { Link } from "../net/connection";
import { useWords } from "../words";

export function NoTable({ link, farewell }: { link: Link; farewell: string }) {
  const { say } = useWords();
  const gone = link === "ended" || farewell !== "";
  return (
    <main className="no-table">
      <p role="status">{gone ? say(`web-farewell-${farewell || "closed"}`) : say(`web-link-${link}`)}</p>
      <p>
        <a href="/">{say("web-to-lobby")}</a>
      </p>
    </main>
  );
}
