// Tokens of the seats: each has a shape of its own, so that colour is never the only sign.

const SIDES: readonly { readonly corners: number; readonly turn: number }[] = [
  { corners: 0, turn: 0 },
  { corners: 4, turn: 45 },
  { corners: 4, turn: 0 },
  { corners: 6, turn: 0 },
  { corners: 3, turn: 0 },
  { corners: 8, turn: 22.5 },
  { corners: 5, turn: 0 },
  { corners: 7, turn: 0 },
];

/** The outline of a seat's token around the middle: circle, square, diamond, hexagon, triangle, octagon, and so on. */
export function outline(seat: number, radius: number): string {
  const { corners, turn } = SIDES[seat % SIDES.length]!;
  if (!corners)
    return `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
  const reach = radius * (corners === 3 ? 1.3 : corners === 4 ? 1.16 : 1.06);
  const points = Array.from({ length: corners }, (_, n) => {
    const angle = ((n * 360) / corners + turn - 90) * (Math.PI / 180);
    return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle) + (corners === 3 ? radius * 0.2 : 0)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** The first letters of the first two words of a name. */
export function initials(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => part[0] ?? "")
    .join("")
    .toUpperCase();
}
