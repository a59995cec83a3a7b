import { useEffect } from "react";
import { followSystem, showOwnTheme, showTheme } from "../../browser/theme.ts";

interface Switches {
  readonly forceLightTheme: boolean;
  readonly followSystemTheme: boolean;
}

/** Shows the light theme only, or follows the system, where the operator wants that. */
export function useBrandTheme(features: Switches | null | undefined): void {
  const isAlwaysLight = features?.forceLightTheme;
  const followsSystem = features?.followSystemTheme;
  useEffect(() => {
    if (isAlwaysLight) {
      showTheme("light");
      return showOwnTheme;
    }
    return followsSystem ? followSystem() : undefined;
  }, [isAlwaysLight, followsSystem]);
}
