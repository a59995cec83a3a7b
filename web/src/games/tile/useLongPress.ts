import { type MouseEvent, type PointerEvent, useRef, useState } from "react";

const longMs = 450;

/** Whether an element was touched for long; the click at the end of such a touch does nothing. */
export function useLongPress() {
  const [isHeld, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isEnding = useRef(false);
  const cancel = () => clearTimeout(timer.current);
  const hold = {
    onPointerDown({ pointerType }: PointerEvent) {
      cancel();
      isEnding.current = false;
      if (pointerType !== "touch") return;
      timer.current = setTimeout(() => {
        isEnding.current = true;
        setHeld(true);
      }, longMs);
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onClickCapture(event: MouseEvent) {
      if (!isEnding.current) return;
      isEnding.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // Browsers open a menu after a long touch.
    onContextMenu(event: MouseEvent) {
      if (isEnding.current) event.preventDefault();
    },
  };
  return { isHeld, hold };
}
