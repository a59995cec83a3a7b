import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { RealityCheckSubscription } from "../../__generated__/RealityCheckSubscription.graphql.ts";
import { memberParam } from "../../caller/memberAddress.ts";
import { useServerSecond } from "../../time/serverSecond.ts";
import { RealityCheckDialog } from "./RealityCheckDialog.tsx";
import { recordPane } from "./recordPane.ts";

/**
 * Asks the reality check when its time has come, in every tab, and follows answers on other devices. While the member
 * reads the betting record, to which the question leads, it waits.
 */
export function RealityCheck({ at }: { at: string }) {
  const [params] = useSearchParams();
  const isDue = useServerSecond() * 1000 >= Date.parse(at);
  useSubscription<RealityCheckSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription RealityCheckSubscription {
            realityCheckChanged {
              realityCheckAt
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
  return isDue && params.get(memberParam) !== recordPane ? <RealityCheckDialog /> : null;
}
