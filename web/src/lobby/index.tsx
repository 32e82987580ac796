// Everything that is not a table: the front page, set-up, invitations, the rules, what each game is.
import { lazy, Suspense } from "react";
import { deckGames } from "../decks/games";
import { usePath } from "../router";
import { WordsProvider } from "../words";
import { About } from "./About";
import { ClausePage } from "./ClausePage";
import { GamePage } from "./GamePage";
import { Home } from "./Home";
import { Join } from "./Join";
import { NotFound } from "./NotFound";
import { RulesPage } from "./RulesPage";
import { Setup } from "./Setup";
import { Shell } from "./Shell";
import "./lobby.css";
import "./pages.css";

const Decks = lazy(() => import("./Decks"));
/** Whose decks are built where no game is named. */
const DECKS = "ahlcg";

export default function Lobby() {
  const [, place = "", first = "", ...rest] = usePath().split("/").map(decodeURIComponent);
  const game = needsGame(place) ? first : place === "decks" ? first || DECKS : "";
  const names = ["lobby", ...(game ? [game] : []), ...(place === "decks" ? ["deck"] : [])];
  // A page appears when its words are there: hence a provider of its own for each set of them.
  return (
    <WordsProvider key={names.join()} games={names}>
      <Shell game={game}>
        <Suspense>{page(place, first, rest.join("/"))}</Suspense>
      </Shell>
    </WordsProvider>
  );
}

function needsGame(place: string): boolean {
  return place === "new" || place === "rules";
}

function page(place: string, first: string, rest: string) {
  if (place === "") return <Home />;
  if (place === "new" && first && !rest) return <Setup key={first} name={first} />;
  if (place === "join" && first && !rest) return <Join secret={first} />;
  if (place === "game" && first && !rest) return <GamePage key={first} name={first} />;
  if (place === "rules" && first) return rest ? <ClausePage game={first} clause={rest} /> : <RulesPage game={first} />;
  if (place === "decks" && (first || DECKS) in deckGames) return <Decks game={first || DECKS} />;
  if (place === "about") return <About />;
  return <NotFound />;
}
