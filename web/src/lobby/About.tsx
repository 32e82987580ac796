// Who made this, whose names these are, and under which licences it comes.
import { useWords } from "../words";
import { useTitle } from "./title";

const PARTS = ["unofficial", "privacy", "icons", "licence"];
const LINKS: Record<string, [string, string][]> = {
  icons: [
    ["game-icons.net", "https://game-icons.net"],
    ["CC BY 3.0", "https://creativecommons.org/licenses/by/3.0/"],
  ],
  licence: [["Apache License 2.0", "https://www.apache.org/licenses/LICENSE-2.0"]],
};

export function About() {
  const { say } = useWords();
  useTitle(say("lobby-about"));
  return (
    <article className="page page-narrow about">
      <h1>{say("lobby-about-title")}</h1>
      <p className="lead">{say("lobby-about-what")}</p>
      {PARTS.map((part) => (
        <section key={part}>
          <h2>{say(`lobby-about-${part}`)}</h2>
          <p className="prose">{say(`lobby-about-${part}-text`)}</p>
          {LINKS[part] && (
            <ul className="about-links">
              {LINKS[part].map(([name, href]) => (
                <li key={href}>
                  <a href={href} rel="noreferrer">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  );
}
