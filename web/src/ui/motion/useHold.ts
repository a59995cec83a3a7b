import { useState } from "react";

/** Whether the pointer or the focus is on an element that gets these handlers; each holds it without the other. */
export function useHold() {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const handlers = {
    onMouseEnter: () => setPointedAt(true),
    onMouseLeave: () => setPointedAt(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  };
  return { isHeld: isPointedAt || hasFocus, handlers };
}
