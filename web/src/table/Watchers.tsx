// Who may watch, as the host sees it: each by name, to be muted or sent away; the link, and a new one that shuts all out.
import { Button, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { post } from "../net/http";
import type { WatcherInfo } from "../net/protocol";
import { useWords } from "../words";
import { useTable } from "./context";
import { useComplain } from "./complaints";

export function Watchers({ onInvite }: { onInvite(path: string): void }) {
  const { state } = useTable();
  const { say } = useWords();
  const complain = useComplain();
  const watching = state.table?.watching ?? [];
  const link = (what: "open" | "renew") =>
    post<{ invite: string | null }>(`/api/tables/${state.table?.id}/seats/-1`, { do: what }).then(
      ({ invite }) => invite && onInvite(invite),
      complain,
    );
  return (
    <div className="watchers">
      {watching.length > 0 && (
        <ul className="seats" aria-label={say("web-watchers")}>
          {watching.map((one) => (
            <Watcher key={one.name} info={one} />
          ))}
        </ul>
      )}
      <div className="row">
        <Button className="button button-quiet button-small" onPress={() => void link("open")}>
          {say("web-spectator-link")}
        </Button>
        {watching.length > 0 && (
          <Button className="button button-quiet button-small" onPress={() => void link("renew")}>
            {say("web-spectator-renew")}
          </Button>
        )}
      </div>
    </div>
  );
}

function Watcher({ info }: { info: WatcherInfo }) {
  const { state } = useTable();
  const { say } = useWords();
  const complain = useComplain();
  const act = (what: string) =>
    post(`/api/tables/${state.table?.id}/watchers`, { name: info.name, do: what }).catch(complain);
  const menu = say("web-watcher-menu", { name: info.name });
  return (
    <li className="seat">
      <span className="seat-dot" aria-hidden="true">
        ○
      </span>
      <span className="seat-name">
        <span className="seat-who">{info.name}</span>
      </span>
      <span className="seat-status">{say(info.muted ? "web-watcher-muted" : "web-watcher")}</span>
      <MenuTrigger>
        <Button className="button button-quiet button-small" aria-label={menu}>
          ⋯
        </Button>
        <Popover className="touch-menu">
          <Menu aria-label={menu} onAction={(what) => void act(String(what))}>
            {[info.muted ? "unmute" : "mute", "kick"].map((what) => (
              <MenuItem key={what} id={what} className="touch-menu-item">
                {say(`web-watcher-do-${what}`)}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </li>
  );
}
