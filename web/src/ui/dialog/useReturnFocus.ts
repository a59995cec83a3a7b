import { useState } from "react";
import { afterPaint } from "../../browser/afterPaint.ts";
import { focusScreen } from "../control/focusScreen.ts";

/**
 * Where a dialog that closes puts the focus: to what had it before or, when that is gone, to the dialog or the screen that
 * held it. True leaves it to the library; if that finds nothing, the screen gets it.
 */
export function useReturnFocus(): () => HTMLElement | true {
  // Read before any effect: a form inside takes the focus before the dialog can see where it was.
  const [places] = useState(() => {
    const opener = document.activeElement;
    return opener === document.body ? [] : [opener, opener?.closest('[role="dialog"], main')];
  });
  return () => {
    const place = places.filter((place) => place instanceof HTMLElement).find(({ isConnected }) => isConnected);
    if (!place) afterPaint(focusScreen);
    return place ?? true;
  };
}
