// Small signs for numbers and tokens: each has a shape of its own.
const PATHS: Readonly<Record<string, string>> = {
  willpower: "M12 2l2.500 7H22l-6 4.500L18 21l-6-4.500L6 21l2-7.500L2 9h7.500z",
  attack: "M4 20l2-5L17 3l4 1 1 4L10 19l-5 2zM3 13l8 8",
  defense: "M12 2l8 3v7c0 5-3.500 8.500-8 10-4.500-1.500-8-5-8-10V5z",
  threat: "M2 12C5 6 9 4 12 4s7 2 10 8c-3 6-7 8-10 8s-7-2-10-8zm10-4a4 4 0 1 0 .01 0z",
  engagement: "M12 2l4 8h-3v4h3l-4 8-4-8h3v-4H8z",
  hit_points: "M12 21C4 15 2 11 2 8a5 5 0 0 1 10-1 5 5 0 0 1 10 1c0 3-2 7-10 13z",
  resources: "M12 3a9 9 0 1 0 .01 0zm0 4a5 5 0 1 1-.01 0z",
  progress: "M4 21V3h2v2h13l-3 4 3 4H6v8z",
};

export function Sign({ name }: { name: string }) {
  return (
    <svg className="lr-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name] ?? PATHS.resources} />
    </svg>
  );
}
