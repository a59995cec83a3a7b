import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from "react";

const STEP = 24;
/** Pixels of the element that always stay on the screen. */
const MARGIN = 48;

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/**
 * Moves an element by its handle: with a pointer, or with the arrow keys while the handle has the focus. Sets
 * `--moved` on the element; its styles decide on which screens it moves.
 */
export function useDrag(target: RefObject<HTMLElement | null>) {
  const offset = useRef({ x: 0, y: 0 });
  const start = useRef<{ x: number; y: number } | null>(null);

  const moveTo = (x: number, y: number) => {
    const element = target.current;
    if (!element) return;
    const box = element.getBoundingClientRect();
    const home = { x: box.left - offset.current.x, y: box.top - offset.current.y };
    const next = {
      x: clamp(x, MARGIN - home.x - box.width, window.innerWidth - MARGIN - home.x),
      y: clamp(y, -home.y, window.innerHeight - MARGIN - home.y),
    };
    offset.current = next;
    element.style.setProperty("--moved", `${next.x}px ${next.y}px`);
  };

  const stop = () => {
    start.current = null;
  };

  return {
    handle: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX - offset.current.x, y: event.clientY - offset.current.y };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (start.current) moveTo(event.clientX - start.current.x, event.clientY - start.current.y);
      },
      onPointerUp: stop,
      // The system takes the pointer away, such as for a gesture of its own.
      onPointerCancel: stop,
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
        const [x, y] = direction ?? [];
        if (x === undefined || y === undefined) return;
        event.preventDefault();
        moveTo(offset.current.x + x * STEP, offset.current.y + y * STEP);
      },
    },
  };
}
