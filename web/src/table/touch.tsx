// What may be touched on a board: the options of the decision that are about a thing.
import {
  createElement,
  useMemo,
  type ComponentPropsWithoutRef,
  type ElementType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import type { Option } from "../net/view";
import { optionWords, useWords } from "../words";
import { useTable } from "./context";
import { useTouchMenu } from "./touch-menu";

export interface TouchProps {
  "data-entity": number;
  "data-touch"?: "can" | "chosen";
  className: string;
  role?: "button";
  tabIndex?: number;
  "aria-label"?: string;
  "aria-pressed"?: boolean;
  "aria-haspopup"?: "menu";
  onClick?(event: MouseEvent): void;
  onKeyDown?(event: KeyboardEvent): void;
}

export interface Touchable {
  options: readonly Option[];
  /** Is one of its options picked, where several are? */
  chosen: boolean;
  touchable: boolean;
  /** To spread on whatever is drawn for the thing, SVG included. */
  props: TouchProps;
}

const NONE: readonly string[] = [];

/**
 * The options about any of these things; the first id is the one that `data-entity` names. Some options are about
 * nothing on the table ("travel", "boiler-room"): where a board draws what such an option means, it names the key.
 */
export function useTouch(ids: number | readonly number[], keys: readonly string[] = NONE): Touchable {
  const { decision, picked, pick } = useTable();
  const words = useWords();
  const open = useTouchMenu();
  const all = typeof ids === "number" ? [ids] : ids;
  const named = [...all, ...keys].join(" ");
  const options = useMemo(
    () => decision?.options.filter((option) => meant(option, all, keys)) ?? [],
    [decision, named],
  );
  const chosen = options.some((option) => picked.includes(option.key));
  const props = useMemo((): TouchProps => {
    const base = { "data-entity": all[0] ?? 0, className: "touch" };
    const [first] = options;
    if (!first) return base;
    const label = options.map((option) => optionWords(words, option)).join("; ");
    const act = (target: Element) => (options.length === 1 ? pick(first) : open(target, options));
    return {
      ...base,
      className: chosen ? "touch touch-can touch-chosen" : "touch touch-can",
      "data-touch": chosen ? "chosen" : "can",
      role: "button",
      tabIndex: 0,
      "aria-label": label,
      ...(options.length > 1 ? { "aria-haspopup": "menu" as const } : {}),
      ...(decision && decision.most > 1 && options.length === 1 ? { "aria-pressed": chosen } : {}),
      onClick(event) {
        event.stopPropagation();
        act(event.currentTarget);
      },
      onKeyDown(event) {
        if (event.target !== event.currentTarget || (event.key !== "Enter" && event.key !== " ")) return;
        event.preventDefault();
        event.stopPropagation();
        act(event.currentTarget);
      },
    };
  }, [options, chosen, words, pick, open, decision, named]);
  return { options, chosen, touchable: options.length > 0, props };
}

function meant(option: Option, ids: readonly number[], keys: readonly string[]): boolean {
  return option.about.length ? option.about.some((id) => ids.includes(id)) : keys.includes(option.key);
}

type TouchElementProps<As extends ElementType> = { id: number; as?: As; children?: ReactNode } & Omit<
  ComponentPropsWithoutRef<As>,
  "id" | "as" | "children"
>;

/** An element that can be touched: `<Touch id={7} as="g">`. */
export function Touch<As extends ElementType = "div">({ id, as, children, ...rest }: TouchElementProps<As>) {
  const { props } = useTouch(id);
  const own = (rest as { className?: string }).className;
  const className = own ? `${own} ${props.className}` : props.className;
  return createElement(as ?? "div", { ...rest, ...props, className }, children);
}
