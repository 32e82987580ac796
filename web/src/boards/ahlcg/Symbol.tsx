// The shapes by which locations name one another. Drawn here, so that each can be told from the others without colour.
const SHAPES: Readonly<Record<string, string>> = {
  circle: "M12 4a8 8 0 1 0 .01 0z",
  square: "M4.500 4.500h15v15h-15z",
  triangle: "M12 4l9 16H3z",
  diamond: "M12 3l8 9-8 9-8-9z",
  plus: "M9.500 4h5v5.500H20v5h-5.500V20h-5v-5.500H4v-5h5.500z",
  moon: "M15.500 3.500a8.800 8.800 0 1 0 5 13A7.500 7.500 0 0 1 15.500 3.500z",
  hourglass: "M5 3.500h14L13.500 12 19 20.500H5L10.500 12z",
  t: "M4.500 4.500h15v5h-5v10h-5v-10h-5z",
  equals: "M4 6.500h16v4H4zM4 13.500h16v4H4z",
  squiggle: "M3 14.500c2.500-6 6-6 9-2.500s5 3 6.500-2l2.500 1c-2 7-6.500 7.500-9.800 3.800-2.600-2.900-4.200-2.600-5.800.8z",
};

export function Symbol({ shape }: { shape: string }) {
  return (
    <svg className="ah-symbol" viewBox="0 0 24 24" aria-hidden="true" data-shape={shape}>
      <path d={SHAPES[shape] ?? SHAPES.circle} />
    </svg>
  );
}
