import { useEffect, useEffectEvent } from "react";
import { addLayer } from "./layers.ts";

/** Back calls `close` while the component is mounted; not when `isActive` is false. */
export function useCloseOnBack(close: () => void, isActive = true): void {
  const handleBack = useEffectEvent(close);
  useEffect(() => (isActive ? addLayer(() => handleBack()) : undefined), [isActive]);
}
