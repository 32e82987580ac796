// The small menu beside a thing that several options are about.
import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from "react";
import { Menu, MenuItem, Popover } from "react-aria-components";
import type { Option } from "../net/view";
import { optionWords, useWords } from "../words";
import { useTable } from "./context";

type Open = (target: Element, options: readonly Option[]) => void;
const OpenContext = createContext<Open>(() => undefined);

export function TouchMenuProvider({ children }: { children: ReactNode }) {
  const { pick, picked } = useTable();
  const words = useWords();
  const anchor = useRef<Element | null>(null);
  const [options, setOptions] = useState<readonly Option[]>([]);
  const open = useCallback<Open>((target, offered) => {
    anchor.current = target;
    setOptions(offered);
  }, []);
  return (
    <OpenContext value={open}>
      {children}
      <Popover
        triggerRef={anchor}
        isOpen={options.length > 0}
        onOpenChange={(isOpen) => !isOpen && setOptions([])}
        className="touch-menu"
        placement="bottom start"
      >
        <Menu
          aria-label={words.say("web-touch-menu")}
          autoFocus="first"
          onAction={(key) => {
            const option = options.find((offered) => offered.key === key);
            setOptions([]);
            if (option) pick(option);
          }}
        >
          {options.map((option) => (
            <MenuItem key={option.key} id={option.key} className="touch-menu-item">
              {picked.includes(option.key) ? "✓ " : ""}
              {optionWords(words, option)}
              {option.warns && <span className="warns">{words.word(option.warns)}</span>}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </OpenContext>
  );
}

export function useTouchMenu(): Open {
  return useContext(OpenContext);
}
