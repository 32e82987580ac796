declare module "virtual:world" {
  /** The map: how large it is, the outline of the land, where each space lies. */
  export const world: {
    readonly width: number;
    readonly height: number;
    readonly land: string;
    readonly spots: Readonly<Record<string, readonly [number, number]>>;
  };
}
