import { useEffect, useEffectEvent } from "react";
import { addLayer } from "./layers.ts";

/**
 * Back calls `close` while the component is mounted; not when `isActive` is false. With null, Back does nothing in that time:
 * the component stays, and so does the page below it.
 */
export function useCloseOnBack(close: (() => void) | null, isActive = true): void {
  const handleBack = useEffectEvent(() => close?.());
  const stays = close === null;
  useEffect(() => (isActive ? addLayer(stays ? null : () => handleBack()) : undefined), [isActive, stays]);
}
