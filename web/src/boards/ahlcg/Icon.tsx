import { PATHS, type IconName } from "./icon-paths";

/** An icon; with a label it says something by itself, without one it goes with words or numbers beside it. */
export function Icon({ name, label }: { name: IconName; label?: string }) {
  const meaning = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true };
  return (
    <svg className="ah-icon" viewBox="0 0 512 512" {...meaning}>
      <path d={PATHS[name]} />
    </svg>
  );
}

export function isIcon(name: string): name is IconName {
  return name in PATHS;
}
