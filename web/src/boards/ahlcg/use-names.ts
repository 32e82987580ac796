// How cards and what is printed on them are called in the reader's language.
import { useMemo } from "react";
import { useWords, type Words } from "../../words";
import type { Face } from "./model";

export interface Names {
  kind(face: Face): string;
  cls(cls: string): string;
  traits(face: Face): string;
  icons(face: Face): string;
  token(token: string): string;
}

export function useNames(): Names {
  const words = useWords();
  return useMemo(() => namesIn(words), [words]);
}

export function namesIn({ say }: Words): Names {
  return {
    kind: (face) => say(`ahlcg-web-type-${sort(face)}`),
    cls: (cls) => say(`ahlcg-web-class-${cls}`),
    traits: (face) => (face.traits ?? []).map((trait) => say(`ahlcg-web-trait-${slug(trait)}`)).join(" · "),
    icons: (face) => (face.icons ?? []).map((icon) => say(`ahlcg-${icon}`)).join(", "),
    token: (token) =>
      /^[+-]?\d+$/.test(token) ? token.replace("-", "−") : say(`ahlcg-token-${token.replace("_", "-")}`),
  };
}

function sort(face: Face): string {
  if (face.subtype) return "weakness";
  return face.type === "asset" && face.set ? "story" : face.type;
}

function slug(trait: string): string {
  return trait.toLowerCase().replaceAll(" ", "-");
}
