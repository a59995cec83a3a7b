import { useRef } from "react";
import { graphql } from "react-relay";
import type { RightsWatchSubscription } from "../../__generated__/RightsWatchSubscription.graphql.ts";
import { useRenewScreens } from "../../caller/useRenewScreens.ts";
import { useWatch } from "../../relay/useWatch.ts";

/** Asks for all screens again when the agent has changed what the sub-account may do. Renders nothing. */
export function RightsWatch() {
  const renew = useRenewScreens();
  const known = useRef<string | null>(null);
  useWatch<RightsWatchSubscription>(
    graphql`
      subscription RightsWatchSubscription {
        rightsChanged {
          subAccount {
            rights
          }
        }
      }
    `,
    {},
    {
      onNext({ rightsChanged }) {
        const rights = rightsChanged.subAccount?.rights.join() ?? "";
        // The first event comes at once: the screens have just asked.
        if (known.current !== null && known.current !== rights) void renew();
        known.current = rights;
      },
    },
  );
  return null;
}
