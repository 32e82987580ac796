// A drawing in an area of its own: larger by buttons, Ctrl and wheel, or two fingers; moved about by scrolling.
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { Button } from "react-aria-components";
import { motionReduced } from "../theme/preferences";
import { useWords } from "../words";
import "./pan.css";

const STEPS = [1, 1.5, 2.1, 3];
const LARGEST = 3;
const NARROW = 560;
/** What is nearer to an edge than this part of the room is as good as out of sight. */
const MARGIN = 5;

interface PanProps {
  /** What is drawn. */
  label: string;
  /** What is to be in sight, as parts of the drawing's width and height: where that changes, it is brought there. */
  focus?: { readonly x: number; readonly y: number } | undefined;
  /** The drawing; where there is little room across, it stands upright. */
  children: (upright: boolean) => ReactNode;
}

export function Pan({ label, focus, children }: PanProps) {
  const words = useWords();
  const area = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const [upright, setUpright] = useState(() => window.innerWidth < NARROW);
  const middle = useRef({ x: 0.5, y: 0.5 });

  useEffect(() => {
    const box = area.current;
    if (!box) return undefined;
    const watch = new ResizeObserver(([entry]) => entry && setUpright(entry.contentRect.width < NARROW));
    watch.observe(box);
    const stop = pinching(box, setScale);
    return () => {
      watch.disconnect();
      stop();
    };
  }, []);

  useLayoutEffect(() => {
    const box = area.current;
    if (!box) return;
    box.scrollLeft = middle.current.x * box.scrollWidth - box.clientWidth / 2;
    box.scrollTop = middle.current.y * box.scrollHeight - box.clientHeight / 2;
  }, [scale]);

  useEffect(() => {
    const box = area.current;
    if (box && focus) bring(box, focus.x * box.scrollWidth, focus.y * box.scrollHeight);
  }, [focus?.x, focus?.y, upright]);

  const remember = () => {
    const box = area.current;
    if (!box) return;
    middle.current = {
      x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
      y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
    };
  };
  const step = (by: number) => {
    remember();
    const now = STEPS.findIndex((one) => one >= scale - 0.01);
    setScale(STEPS[Math.max(0, Math.min(STEPS.length - 1, now + by))]!);
  };
  return (
    <div className="pan">
      <div
        ref={area}
        className="pan-area"
        tabIndex={0}
        role="group"
        aria-label={label}
        onScroll={remember}
      >
        <div className="pan-inner" style={{ width: `${scale * 100}%` }}>
          {children(upright)}
        </div>
      </div>
      <div className="pan-tools">
        <Button aria-label={words.say("web-larger")} isDisabled={scale >= LARGEST} onPress={() => step(1)}>
          +
        </Button>
        <Button aria-label={words.say("web-smaller")} isDisabled={scale <= 1} onPress={() => step(-1)}>
          −
        </Button>
      </div>
    </div>
  );
}

/** Scrolls until a point of the drawing is in the middle, unless it is in sight with something around it. */
function bring(box: HTMLElement, x: number, y: number): void {
  const { clientWidth: wide, clientHeight: high, scrollLeft: left, scrollTop: top } = box;
  const seen = (at: number, from: number, room: number) => at > from + room / MARGIN && at < from + room - room / MARGIN;
  if (seen(x, left, wide) && seen(y, top, high)) return;
  box.scrollTo({ left: x - wide / 2, top: y - high / 2, behavior: motionReduced() ? "instant" : "smooth" });
}

/** Two fingers, or the wheel with Ctrl, change the scale. Returns what ends it. */
function pinching(box: HTMLElement, setScale: (change: (scale: number) => number) => void): () => void {
  const bounded = (scale: number) => Math.max(1, Math.min(LARGEST, scale));
  let spread = 0;
  const between = (touches: TouchList) =>
    Math.hypot(touches[0]!.clientX - touches[1]!.clientX, touches[0]!.clientY - touches[1]!.clientY);
  const start = (event: TouchEvent) => {
    spread = event.touches.length === 2 ? between(event.touches) : 0;
  };
  const move = (event: TouchEvent) => {
    if (event.touches.length !== 2 || !spread) return;
    event.preventDefault();
    const now = between(event.touches);
    const factor = now / spread;
    spread = now;
    setScale((scale) => bounded(scale * factor));
  };
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    setScale((scale) => bounded(scale * (event.deltaY < 0 ? 1.12 : 0.89)));
  };
  box.addEventListener("touchstart", start, { passive: true });
  box.addEventListener("touchmove", move, { passive: false });
  box.addEventListener("wheel", wheel, { passive: false });
  return () => {
    box.removeEventListener("touchstart", start);
    box.removeEventListener("touchmove", move);
    box.removeEventListener("wheel", wheel);
  };
}
