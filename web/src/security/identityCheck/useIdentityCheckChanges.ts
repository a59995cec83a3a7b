import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useIdentityCheckChangesSubscription } from "../../__generated__/useIdentityCheckChangesSubscription.graphql.ts";

/** Keeps the member's identity check in the store up to date. */
export function useIdentityCheckChanges(): void {
  useSubscription<useIdentityCheckChangesSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useIdentityCheckChangesSubscription {
            identityCheckChanged {
              ...IdentityCheckScreen_member
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
}
