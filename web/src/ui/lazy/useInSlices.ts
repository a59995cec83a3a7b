import { startTransition, useEffect, useState } from "react";

/** Whether the first screen of this visit is still being built. Later screens are whole at once: going back needs their height. */
let isFirstScreen = true;

/**
 * How many parts of a screen to render: on the first screen of a visit one part at first, then one more after the other,
 * each in a transition that a tap interrupts.
 */
export function useInSlices(parts: number): number {
  const [count, setCount] = useState(isFirstScreen ? 1 : parts);
  useEffect(() => {
    if (count < parts) startTransition(() => setCount(count + 1));
    else isFirstScreen = false;
  }, [count, parts]);
  return count;
}
