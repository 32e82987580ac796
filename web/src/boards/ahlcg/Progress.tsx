// How far something has come: a row of steps, filled and hollow, with the figures beside it.
interface ProgressProps {
  n: number;
  of: number;
  label: string;
  sort: "doom" | "clue" | "health" | "sanity";
}

const MOST_STEPS = 16;

export function Progress({ n, of, label, sort }: ProgressProps) {
  const filled = Math.min(n, of);
  return (
    <span className="ah-progress" data-sort={sort} role="img" aria-label={label} title={label}>
      {of <= MOST_STEPS
        ? Array.from({ length: of }, (_, step) => <i key={step} data-full={step < filled || undefined} />)
        : <i className="ah-progress-bar" style={{ "--share": filled / of } as React.CSSProperties} />}
    </span>
  );
}
