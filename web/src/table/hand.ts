// Which hand the reader uses just now: the keyboard, or a pointer.
let keyboard = false;

document.addEventListener("keydown", () => (keyboard = true), { capture: true, passive: true });
document.addEventListener("pointerdown", () => (keyboard = false), { capture: true, passive: true });

export function lastByKeyboard(): boolean {
  return keyboard;
}
