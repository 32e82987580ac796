// Who sits where, who is there, who is asked; for the host, what can be done about it.
import { useState } from "react";
import { Button, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { post } from "../net/http";
import type { SeatInfo } from "../net/protocol";
import { useWords } from "../words";
import { useTable } from "./context";
import { Invite } from "./Invite";
import { useLooking } from "./look";
import { useSeatWord } from "./names";
import { useComplain } from "./complaints";
import { decidingSeats } from "./seats";
import { Watchers } from "./Watchers";

export function People() {
  const { state, seat } = useTable();
  const { say } = useWords();
  const table = state.table;
  const [invite, setInvite] = useState("");
  const [toWatch, setToWatch] = useState("");
  if (!table) return null;
  return (
    <section className="panel people" aria-label={say("web-place-people")}>
      <h2 className="panel-title">{say("web-place-people")}</h2>
      <ul className="seats">
        {table.seats.map((info) => (
          <SeatRow key={info.seat} info={info} shown={info.seat === seat} onInvite={setInvite} />
        ))}
      </ul>
      {table.spectators > 0 && <p className="quiet">{say("web-spectators", { n: table.spectators })}</p>}
      {table.hosting && <Watchers onInvite={setToWatch} />}
      {toWatch && <Invite watching path={toWatch} onClose={() => setToWatch("")} />}
      {invite && <Invite path={invite} onClose={() => setInvite("")} />}
    </section>
  );
}

function SeatRow({ info, shown, onInvite }: { info: SeatInfo; shown: boolean; onInvite(path: string): void }) {
  const { stream, state } = useTable();
  const { lookThrough } = useLooking();
  const { say } = useWords();
  const { view } = stream;
  const asked = decidingSeats(state, view).includes(info.seat);
  const called = useSeatWord()(info.seat);
  const status =
    info.kind === "bot"
      ? say("web-seat-bot")
      : info.kind === "open"
        ? say("web-seat-open")
        : say(info.online ? "web-seat-here" : "web-seat-away");
  const can = info.yours && state.streams[info.seat] !== undefined;
  const name = (
    <>
      <span className="seat-word">{called}</span>
      <span className="seat-who">{info.kind === "person" ? info.name : ""}</span>
    </>
  );
  return (
    <li className="seat" data-turn={view.turn === info.seat || undefined} data-shown={shown || undefined}>
      <span className={`seat-dot seat-${info.kind}${info.online ? " seat-online" : ""}`} aria-hidden="true">
        {info.kind === "bot" ? "⚙" : info.kind === "open" ? "○" : info.online ? "●" : "◌"}
      </span>
      {can ? (
        <button type="button" className="seat-name" aria-pressed={shown} onClick={() => lookThrough(info.seat)}>
          {name}
        </button>
      ) : (
        <span className="seat-name">{name}</span>
      )}
      <span className="seat-status">
        {info.yours && <span>{say("web-seat-you")}</span>}
        <span>{asked ? say(info.yours ? "web-seat-asked-you" : "web-seat-asked") : status}</span>
      </span>
      <SeatMenu info={info} onInvite={onInvite} />
    </li>
  );
}

/** What the host, or who sits there, may do with a seat. */
function SeatMenu({ info, onInvite }: { info: SeatInfo; onInvite(path: string): void }) {
  const { state } = useTable();
  const { say } = useWords();
  const complain = useComplain();
  const hosting = state.table?.hosting ?? false;
  const things = [
    ...(hosting && info.kind !== "person" ? ["take"] : []),
    ...(hosting && info.kind !== "bot" ? ["bot"] : []),
    ...(hosting || info.yours ? ["open"] : []),
    ...(info.yours ? ["give"] : []),
    ...(hosting && info.kind === "person" && !info.yours ? ["kick"] : []),
  ];
  if (!things.length) return null;
  const act = (what: string) =>
    post<{ invite: string | null }>(`/api/tables/${state.table?.id}/seats/${info.seat}`, { do: what }).then(
      ({ invite }) => invite && onInvite(invite),
      complain,
    );
  return (
    <MenuTrigger>
      <Button className="button button-quiet button-small" aria-label={say("web-seat-menu")}>
        ⋯
      </Button>
      <Popover className="touch-menu">
        <Menu aria-label={say("web-seat-menu")} onAction={(what) => void act(String(what))}>
          {things.map((what) => (
            <MenuItem key={what} id={what} className="touch-menu-item">
              {say(`web-seat-do-${what}`)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
