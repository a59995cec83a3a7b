import { useState } from "react";

/** Gives the screen the focus that nothing else has taken. */
function focusScreen(): void {
  if (document.activeElement === document.body) document.querySelector("main")?.focus({ preventScroll: true });
}

/**
 * Where a dialog that closes puts the focus: to what had it before or, when that is gone, to the dialog or the screen that
 * held it. True leaves it to the library; if nothing can take it, the screen gets it.
 */
export function useReturnFocus(): () => HTMLElement | true {
  // Read before any effect: a form inside takes the focus before the dialog can see where it was.
  const [places] = useState(() => {
    const opener = document.activeElement;
    return opener === document.body ? [] : [opener, opener?.closest('[role="dialog"], main')];
  });
  return () => {
    // What had it may be disabled now.
    setTimeout(focusScreen);
    return places.filter((place) => place instanceof HTMLElement).find(({ isConnected }) => isConnected) ?? true;
  };
}
