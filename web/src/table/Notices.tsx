// Short notes that pass by: what was refused, who pointed at what, what became of a wish. Read aloud, too.
import { createContext, useCallback, useContext, useState, type ReactNode } from "react";

type Tell = (text: string, wrong?: boolean) => void;
const TellContext = createContext<Tell>(() => undefined);
const LASTS = 6000;

interface Notice {
  id: number;
  text: string;
  wrong: boolean;
}
let count = 0;

export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const tell = useCallback<Tell>((text, wrong = false) => {
    const id = ++count;
    setNotices((before) => [...before.filter((one) => one.text !== text), { id, text, wrong }].slice(-3));
    window.setTimeout(() => setNotices((before) => before.filter((one) => one.id !== id)), LASTS);
  }, []);
  return (
    <TellContext value={tell}>
      {children}
      <div className="notices" role="status" aria-live="polite">
        {notices.map(({ id, text, wrong }) => (
          <p key={id} className={wrong ? "notice notice-wrong" : "notice"}>
            {text}
          </p>
        ))}
      </div>
    </TellContext>
  );
}

export function useTell(): Tell {
  return useContext(TellContext);
}
