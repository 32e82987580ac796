// A view by the names of its game: things of a kind, and piles by their codes. Boards build their tables on it.
import { isPile, lying, type Entity, type Pile, type View } from "./view";

export class Tableau {
  private readonly piles = new Map<string, Pile>();

  constructor(
    readonly view: View,
    readonly seat: number,
  ) {
    for (const pile of this.of<Pile>("Pile")) this.piles.set(`${pile.code} ${pile.owner}`, pile);
  }

  protected of<T extends Entity>(kind: string): readonly T[] {
    return Object.values(this.view.entities).filter((entity) => entity.kind === kind) as T[];
  }

  entity(id: number): Entity | undefined {
    return this.view.entities[id];
  }

  /** The pile of this code that is nobody's own. */
  pile(code: string): Pile | undefined {
    return this.piles.get(`${code} -1`);
  }

  cards<T extends Entity = Entity>(pile: string | number): readonly T[] {
    const found = typeof pile === "number" ? this.view.entities[pile] : this.pile(pile);
    return isPile(found) ? (lying(this.view, found) as unknown as readonly T[]) : [];
  }

  size(code: string): number {
    return this.pile(code)?.cards.length ?? 0;
  }

  at<T extends { readonly space?: number }>(space: Entity, things: readonly T[]): readonly T[] {
    return things.filter((thing) => thing.space === space.id);
  }
}
