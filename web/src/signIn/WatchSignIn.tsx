import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { WatchSignInSubscription } from "../__generated__/WatchSignInSubscription.graphql.ts";

/** Keeps the member's days up to date with sign-ins in other windows. */
export function WatchSignIn() {
  useSubscription<WatchSignInSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription WatchSignInSubscription {
            dailySignInChanged {
              ...SignInScreen_member
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
  return null;
}
