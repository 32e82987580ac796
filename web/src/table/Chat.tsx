// Talk: free text where the rules allow it, ready phrases, about another seat where a phrase needs one.
import { useEffect, useRef, useState, type FormEvent } from "react";
import { Button, Menu, MenuItem, MenuTrigger, Popover, SubmenuTrigger } from "react-aria-components";
import type { Said } from "../net/protocol";
import { isWord, useWords } from "../words";
import { useTable } from "./context";
import { useSeatName } from "./names";
import { useComplain } from "./complaints";

export function Chat() {
  const { state, seat } = useTable();
  const { say } = useWords();
  const list = useRef<HTMLOListElement>(null);
  const free = state.welcome?.free_talk ?? false;
  useEffect(() => void list.current?.scrollTo(0, list.current.scrollHeight), [state.said.length]);
  return (
    <section className="panel chat" aria-label={say("web-place-chat")}>
      <h2 className="panel-title">{say("web-place-chat")}</h2>
      {state.said.length > 0 && (
        <ol className="said" ref={list} tabIndex={0} aria-live="polite">
          {state.said.map((one, index) => (
            <li key={index}>
              <b>{one.name}</b> <Speech one={one} />
            </li>
          ))}
        </ol>
      )}
      {!free && seat >= 0 && <p className="quiet">{say("web-chat-restricted")}</p>}
      <div className="chat-row">
        {seat >= 0 && <Phrases />}
        {free && <Write />}
      </div>
    </section>
  );
}

function Speech({ one }: { one: Said }) {
  const { word } = useWords();
  return <span>{isWord(one.phrase) ? word(one.phrase) : one.text}</span>;
}

function Write() {
  const { store } = useTable();
  const { say } = useWords();
  const complain = useComplain();
  const [text, setText] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    store.ask({ t: "chat", text: text.trim() }).then(
      () => setText(""),
      complain,
    );
  };
  return (
    <form className="chat-write" onSubmit={send}>
      <input
        className="input"
        value={text}
        maxLength={500}
        aria-label={say("web-chat-write")}
        placeholder={say("web-chat-write")}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}

function Phrases() {
  const { store, state, seat } = useTable();
  const { say } = useWords();
  const name = useSeatName();
  const complain = useComplain();
  const { phrases = [], named = [] } = state.welcome ?? {};
  const others = state.table?.seats.filter((one) => one.seat !== seat) ?? [];
  if (!phrases.length) return null;
  const speak = (key: string, about: number | null = null) =>
    void store.ask({ t: "phrase", seat, key, about }).catch(complain);
  return (
    <MenuTrigger>
      <Button className="button button-small">{say("web-chat-phrases")} ▾</Button>
      <Popover className="touch-menu">
        <Menu aria-label={say("web-chat-phrases")} onAction={(key) => speak(String(key))}>
          {phrases.map((key) =>
            named.includes(key) ? (
              <SubmenuTrigger key={key}>
                <MenuItem id={key} className="touch-menu-item">
                  {say(key, { seat: "…" })} ▸
                </MenuItem>
                <Popover className="touch-menu">
                  <Menu aria-label={say("web-chat-about")} onAction={(about) => speak(key, Number(about))}>
                    {others.map((one) => (
                      <MenuItem key={one.seat} id={String(one.seat)} className="touch-menu-item">
                        {name(one.seat)}
                      </MenuItem>
                    ))}
                  </Menu>
                </Popover>
              </SubmenuTrigger>
            ) : (
              <MenuItem key={key} id={key} className="touch-menu-item">
                {say(key)}
              </MenuItem>
            ),
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
