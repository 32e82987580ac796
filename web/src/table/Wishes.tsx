// What need not be asked any more: passing for a while, an ability used always or never.
import { Button, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import type { Option } from "../net/view";
import { isWord, useWords } from "../words";
import { useTable } from "./context";
import { useComplain } from "./complaints";

export function usePrefer(): (what: string, key?: string) => void {
  const { store, seat } = useTable();
  const complain = useComplain();
  return (what, key = "") =>
    void store.ask({ t: "prefer", seat, what, key }).catch(complain);
}

/** In a window: pass until my turn, or until something happens to me. */
export function Passing() {
  const { say } = useWords();
  const prefer = usePrefer();
  return (
    <MenuTrigger>
      <Button className="button button-quiet button-small">{say("web-pass-until")} ▾</Button>
      <Popover className="touch-menu">
        <Menu aria-label={say("web-pass-until")} onAction={(what) => prefer(String(what))}>
          <MenuItem id="turn" className="touch-menu-item">
            {say("web-pass-turn")}
          </MenuItem>
          <MenuItem id="news" className="touch-menu-item">
            {say("web-pass-news")}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

export function ability(option: Option): string {
  const args = Array.isArray(option.args) ? Object.fromEntries(option.args as [string, unknown][]) : option.args;
  const word = (args as Record<string, unknown>).ability;
  return isWord(word) ? word[1] : "";
}

/** Beside an option that uses an ability: always, or never. */
export function OptionWish({ option }: { option: Option }) {
  const { say } = useWords();
  const prefer = usePrefer();
  if (!ability(option)) return null;
  return (
    <MenuTrigger>
      <Button className="button button-quiet button-small" aria-label={say("web-wish")}>
        ⋯
      </Button>
      <Popover className="touch-menu">
        <Menu aria-label={say("web-wish")} onAction={(what) => prefer(String(what), option.key)}>
          {["always", "never"].map((what) => (
            <MenuItem key={what} id={what} className="touch-menu-item">
              {say(`web-wish-${what}`)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** The wishes there are, each with a way back to being asked. */
export function WishList() {
  const { stream } = useTable();
  const { say } = useWords();
  const prefer = usePrefer();
  const wishes = Object.entries(stream.wishes);
  if (!wishes.length) return <p className="quiet">{say("web-wishes-none")}</p>;
  return (
    <ul className="wish-list">
      {wishes.map(([key, when]) => (
        <li key={key}>
          <span>{say(`core-wish-${when}`, { ability: say(key) })}</span>
          <Button className="button button-small" onPress={() => prefer("ask", key)}>
            {say("web-wish-ask")}
          </Button>
        </li>
      ))}
    </ul>
  );
}
