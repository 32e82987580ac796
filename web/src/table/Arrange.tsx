// The host puts something right by hand, with a step that the game declares. Everybody sees it in the log.
import { useState, type FormEvent } from "react";
import { useWords } from "../words";
import { useTable } from "./context";
import { useReason } from "./complaints";
import { useTell } from "./Notices";
import { Box } from "./SidePanel";

export function Arrange({ onClose }: { onClose(): void }) {
  const { store, state } = useTable();
  const { say } = useWords();
  const tell = useTell();
  const reason = useReason();
  const steps = state.welcome?.steps ?? [];
  const [name, setName] = useState(steps[0]?.name ?? "");
  const [args, setArgs] = useState<Record<string, string>>({});
  const [wrong, setWrong] = useState("");
  const step = steps.find((one) => one.name === name);
  if (!step) return null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const given = Object.fromEntries(
      [...step.args, ...step.optional].map((arg) => [arg, args[arg] ?? ""]).filter(([, value]) => value !== ""),
    ) as Record<string, string>;
    store.ask({ t: "arrange", step: name, args: given }).then(
      () => {
        tell(say("web-arranged"));
        onClose();
      },
      (error: Error) => setWrong(reason(error)),
    );
  };
  return (
    <Box title={say("web-arrange")} onClose={onClose}>
      <p className="quiet">{say("web-arrange-about")}</p>
      <form className="arrange" onSubmit={send}>
        <label className="field">
          {say("web-arrange-step")}
          <select value={name} onChange={(event) => setName(event.target.value)}>
            {steps.map((one) => (
              <option key={one.name}>{one.name}</option>
            ))}
          </select>
        </label>
        <p className="quiet" lang="en">
          {step.about}
        </p>
        {[...step.args, ...step.optional].map((arg) => (
          <label key={arg} className="field">
            {arg}
            {step.optional.includes(arg) ? ` (${say("web-optional")})` : ""}
            <input
              value={args[arg] ?? ""}
              required={step.args.includes(arg)}
              maxLength={500}
              onChange={(event) => setArgs({ ...args, [arg]: event.target.value })}
            />
          </label>
        ))}
        {wrong && (
          <p className="wrong" role="alert" lang="en">
            {wrong}
          </p>
        )}
        <button type="submit" className="button button-main">
          {say("web-arrange-do")}
        </button>
      </form>
    </Box>
  );
}
