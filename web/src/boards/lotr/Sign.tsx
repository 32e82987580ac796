// Small signs for numbers, tokens and piles: each has a shape of its own.
const PATHS: Readonly<Record<string, string>> = {
  willpower: "M12 2l2.500 7H22l-6 4.500L18 21l-6-4.500L6 21l2-7.500L2 9h7.500z",
  attack: "M4 20l2-5L17 3l4 1 1 4L10 19l-5 2zM3 13l8 8",
  defense: "M12 2l8 3v7c0 5-3.500 8.500-8 10-4.500-1.500-8-5-8-10V5z",
  threat: "M2 12C5 6 9 4 12 4s7 2 10 8c-3 6-7 8-10 8s-7-2-10-8zm10-4a4 4 0 1 0 .01 0z",
  engagement: "M12 2l4 8h-3v4h3l-4 8-4-8h3v-4H8z",
  hit_points: "M12 21C4 15 2 11 2 8a5 5 0 0 1 10-1 5 5 0 0 1 10 1c0 3-2 7-10 13z",
  resources: "M12 3a9 9 0 1 0 .01 0zm0 4a5 5 0 1 1-.01 0z",
  progress: "M4 21V3h2v2h13l-3 4 3 4H6v8z",
  location: "M12 2a7 7 0 0 0-7 7c0 5 7 13 7 13s7-8 7-13a7 7 0 0 0-7-7zm0 4.500a2.500 2.500 0 1 1-.01 0z",
  shadow: "M15 2a10 10 0 1 0 6 15A9 9 0 0 1 15 2z",
  deck: "M4 4h12v2H4zM3 8h14v13H3zM18 7h3v12h-3z",
  discard: "M5 3h9v12H5zM16 6l5 1-3 13-9-2v-1h7z",
  victory: "M6 3h12v2h3c0 5-2 7-4 7-1 2-2.500 3-4 3.500V19h4v2H7v-2h4v-3.500C9.500 15 8 14 7 12c-2 0-4-2-4-7h3zm0 4H5c0 1.500.500 2.500 1 3zm12 0v3c.500-.500 1-1.500 1-3z",
  aside: "M3 6h8v12H3zM13 6h8v12h-8zm2 2v8h4V8z",
  hand: "M4 8l4-2 4 13-4 2zM10 5h5v14h-3zM17 6l4 2-5 13z",
  log: "M6 2h11a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm2 5v2h8V7zm0 4v2h8v-2zm0 4v2h5v-2z",
};

export function Sign({ name }: { name: string }) {
  return (
    <svg className="lr-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name] ?? PATHS.resources} />
    </svg>
  );
}
