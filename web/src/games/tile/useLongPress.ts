import { type MouseEvent, type PointerEvent, useRef } from "react";

const longMs = 450;

/**
 * Handlers of an element that call a function when it is touched for long. The click at the end of such a touch does
 * nothing. Touches in dialogs that the element has opened do not count.
 */
export function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isEnding = useRef(false);
  const cancel = () => clearTimeout(timer.current);
  return {
    onPointerDown({ pointerType, currentTarget, target }: PointerEvent) {
      cancel();
      isEnding.current = false;
      if (pointerType !== "touch" || !(target instanceof Node) || !currentTarget.contains(target)) return;
      timer.current = setTimeout(() => {
        isEnding.current = true;
        onLongPress();
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
}
