// A save is a text file; opened, it is a table of one's own.
import { useRef } from "react";
import { postText } from "../net/http";
import { useWords } from "../words";
import { useSittingDown } from "./sitting-down";
import { Trouble } from "./trouble";

export function UploadSave() {
  const { say } = useWords();
  const sitting = useSittingDown();
  const input = useRef<HTMLInputElement>(null);
  async function open(file: File): Promise<string> {
    const { id } = await postText<{ id: string }>("/api/saves", await file.text());
    return `/table/${id}`;
  }
  return (
    <div className="way">
      <h3>{say("lobby-upload")}</h3>
      <p>{say("lobby-upload-about")}</p>
      <input
        ref={input}
        type="file"
        className="unseen"
        tabIndex={-1}
        aria-label={say("lobby-upload")}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) sitting.go("save", () => open(file));
          event.target.value = "";
        }}
      />
      <button type="button" className="button" disabled={sitting.busy !== ""} onClick={() => input.current?.click()}>
        {say(sitting.busy ? "lobby-starting" : "lobby-upload-go")}
      </button>
      <Trouble error={sitting.error} />
    </div>
  );
}
