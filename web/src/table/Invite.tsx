// A link by which somebody sits down, or watches.
import { useState } from "react";
import { Button } from "react-aria-components";
import { useWords } from "../words";
import { HereOnly } from "./HereOnly";

interface InviteProps {
  path: string;
  /** Is it for watching only? */
  watching?: boolean;
  onClose(): void;
}

export function Invite({ path, watching = false, onClose }: InviteProps) {
  const { say } = useWords();
  const [copied, setCopied] = useState(false);
  const link = new URL(path, location.href).href;
  const copy = () => void navigator.clipboard?.writeText(link).then(() => setCopied(true));
  return (
    <div className="invite">
      <label className="field">
        {say(watching ? "web-invite-to-watch" : "web-invite")}
        <input readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <HereOnly />
      <div className="row">
        <Button className="button button-small" onPress={copy}>
          {say(copied ? "web-invite-copied" : "web-invite-copy")}
        </Button>
        <Button className="button button-quiet button-small" onPress={onClose}>
          {say("web-close")}
        </Button>
      </div>
    </div>
  );
}
