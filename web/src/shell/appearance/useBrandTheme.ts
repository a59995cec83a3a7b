import { useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type { useBrandTheme_site$key } from "../../__generated__/useBrandTheme_site.graphql.ts";
import { followSystem, showOwnTheme, showTheme } from "./theme.ts";

/** Shows the light theme only, or follows the system, where the operator wants that. */
export function useBrandTheme(key: useBrandTheme_site$key): void {
  const { features } = useFragment(
    graphql`
      fragment useBrandTheme_site on Site {
        features {
          forceLightTheme
          followSystemTheme
        }
      }
    `,
    key,
  );
  const isAlwaysLight = features?.forceLightTheme === true;
  const followsSystem = features?.followSystemTheme === true;
  useEffect(() => {
    if (isAlwaysLight) {
      showTheme("light");
      return showOwnTheme;
    }
    return followsSystem ? followSystem() : undefined;
  }, [isAlwaysLight, followsSystem]);
}
