// A table is set up with the game's own declarations; whatever is wrong, the server says so in a sentence.
import { useState, type FormEvent } from "react";
import { post } from "../net/http";
import { navigate } from "../router";
import { useWords } from "../words";
import { useFetched, type GameInfo, type OptionInfo } from "./api";
import { ABSENT, asked, firstForm, isRare, plainOptions, seedIsRight, undoOf, undoWays, type Form } from "./form";
import { Invites } from "./Invites";
import { keptDeck } from "./kept-deck";
import { OptionField } from "./OptionField";
import { Pick } from "./Pick";
import { Seats } from "./Seats";
import { Seed } from "./Seed";
import { introduce } from "./session";
import { pitchOf, titleOf } from "./telling";
import { useTitle } from "./title";
import { Trouble } from "./trouble";
import { Vignette } from "./vignettes";

export function Setup({ name }: { name: string }) {
  const words = useWords();
  const { data, error, again } = useFetched<{ games: GameInfo[] }>("/api/games");
  const game = data?.games.find((one) => one.name === name);
  const title = titleOf(words, name, game?.title);
  useTitle(words.say("lobby-setup-title", { game: title }));
  if (game?.playable) return <Filling game={game} title={title} />;
  return (
    <section className="page page-narrow">
      <h1>{title}</h1>
      <Trouble error={error} again={again} />
      {!data && !error && <p role="status">{words.say("lobby-loading")}</p>}
      {data && <p>{game ? words.say("lobby-not-yet") : words.say("lobby-setup-unknown", { game: name })}</p>}
      <a href="/">{words.say("lobby-home")}</a>
    </section>
  );
}

function Filling({ game, title }: { game: GameInfo; title: string }) {
  const words = useWords();
  const { say } = words;
  const [deck] = useState(() => keptDeck(game.name));
  const [form, setForm] = useState<Form>(() => firstForm(game, deck));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const [table, setTable] = useState("");
  const watching = form.seats.every((seat) => seat.who !== "me");
  const rightSeed = seedIsRight(form);

  async function start(event: FormEvent) {
    event.preventDefault();
    if (busy || !rightSeed) return;
    setBusy(true);
    setError(null);
    try {
      await introduce(say("lobby-name-guest"));
      const { id } = await post<{ id: string }>("/api/tables", asked(game, form));
      if (form.seats.some((seat) => seat.who === "open")) setTable(id);
      else navigate(`/table/${id}`);
    } catch (failure) {
      setError(failure as Error);
    }
    setBusy(false);
  }

  const field = (option: OptionInfo) => (
    <OptionField
      key={option.key}
      game={game.name}
      option={option}
      value={form.options[option.key] ?? option.default}
      change={(value) => setForm({ ...form, options: { ...form.options, [option.key]: value } })}
    />
  );

  if (table) return <Invites table={table} game={game} seats={form.seats} />;
  return (
    <form className="page setup" onSubmit={(event) => void start(event)}>
      <header className="game-banner">
        <Vignette game={game.name} />
        <div>
          <h1>{say("lobby-setup-title", { game: title })}</h1>
          <p>{pitchOf(words, game.name, game.title)}</p>
        </div>
      </header>
      <Seats game={game} form={form} change={setForm} />
      {watching && <p className="note">{say("lobby-setup-watch")}</p>}
      {plainOptions(game).length > 0 && (
        <section aria-labelledby="setup-options">
          <h2 id="setup-options">{say("lobby-setup-options")}</h2>
          {deck && form.options.decks === deck.text && <p className="note">{say("lobby-setup-deck-taken")}</p>}
          {plainOptions(game)
            .filter((option) => !isRare(game.name, option))
            .map(field)}
        </section>
      )}
      <section aria-labelledby="setup-table">
        <h2 id="setup-table">{say("lobby-setup-table")}</h2>
        <Pick label={say("lobby-undo")} values={undoWays(form)} value={undoOf(form)} name={(one) => say(`lobby-undo-${one}`)} change={(undo) => setForm({ ...form, undo })} />
        <Pick label={say("lobby-absent")} values={ABSENT} value={form.absent} name={(one) => say(`lobby-absent-${one}`)} change={(absent) => setForm({ ...form, absent })} />
      </section>
      <details className="rare" open={!rightSeed || undefined}>
        <summary>{say("lobby-setup-more")}</summary>
        {plainOptions(game)
          .filter((option) => isRare(game.name, option))
          .map(field)}
        <Seed value={form.seed} right={rightSeed} change={(seed) => setForm({ ...form, seed })} />
      </details>
      <div className="start">
        <Trouble error={error} />
        <button type="submit" className="button button-main button-large" disabled={busy}>
          {say(busy ? "lobby-starting" : "lobby-setup-start")}
        </button>
      </div>
    </form>
  );
}
