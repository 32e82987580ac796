// Looking closer at a thing: hovering, focusing by keyboard, or pressing long on a touch screen.
import { useMemo, useRef, type FocusEvent, type MouseEvent, type PointerEvent } from "react";

const HOVER = 280;
const PRESS = 420;

export interface LookProps {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onPointerDown(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
  onFocus(event: FocusEvent): void;
  onBlur(event: FocusEvent): void;
  onClickCapture(event: MouseEvent): void;
}

/** Calls `show` with the element that is looked at, and `hide` when one looks away. A long press is not a click. */
export function useLook(show: (element: Element) => void, hide: () => void): LookProps {
  const latest = useRef({ show, hide });
  latest.current = { show, hide };
  return useMemo(() => {
    let timer = 0;
    let pressed = false;
    const later = (element: Element, wait: number, press: boolean) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        pressed = press;
        latest.current.show(element);
      }, wait);
    };
    const away = () => {
      window.clearTimeout(timer);
      latest.current.hide();
    };
    return {
      onPointerEnter: (event) => event.pointerType === "mouse" && later(event.currentTarget, HOVER, false),
      onPointerLeave: away,
      onPointerDown: (event) => {
        pressed = false;
        if (event.pointerType === "mouse") away();
        else later(event.currentTarget, PRESS, true);
      },
      onPointerUp: (event) => event.pointerType !== "mouse" && away(),
      onPointerCancel: away,
      onFocus: (event) => event.target.matches(":focus-visible") && latest.current.show(event.currentTarget),
      onBlur: away,
      onClickCapture: (event) => {
        if (!pressed) return;
        pressed = false;
        event.preventDefault();
        event.stopPropagation();
      },
    };
  }, []);
}
