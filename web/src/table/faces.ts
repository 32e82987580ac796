// A game's printed facts: fetched once.
import { useEffect, useState } from "react";
import { get } from "../net/http";
import type { Faces } from "../net/view";

const NONE: Faces = {};
const fetched = new Map<string, Promise<Faces>>();

export function useFaces(game: string): Faces | null {
  const [faces, setFaces] = useState<Faces | null>(null);
  useEffect(() => {
    let wanted = true;
    let asked = fetched.get(game);
    if (!asked) {
      asked = get<Faces>(`/api/faces/${game}`).catch(() => NONE);
      fetched.set(game, asked);
    }
    void asked.then((known) => wanted && setFaces(known));
    return () => {
      wanted = false;
    };
  }, [game]);
  return faces;
}
