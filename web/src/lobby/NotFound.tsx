import { useWords } from "../words";
import { useTitle } from "./title";

export function NotFound() {
  const { say } = useWords();
  useTitle(say("lobby-not-found"));
  return (
    <section className="page page-narrow">
      <h1>{say("lobby-not-found")}</h1>
      <p>
        <a href="/">{say("lobby-home")}</a>
      </p>
    </section>
  );
}
