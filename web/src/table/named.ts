// What can be touched is called by what it shows; what touching it does is said after that.
import type { TouchProps } from "./touch";

export function named(props: TouchProps): TouchProps & { "aria-description"?: string } {
  const { "aria-label": does, ...rest } = props;
  return does ? { ...rest, "aria-description": does } : rest;
}
