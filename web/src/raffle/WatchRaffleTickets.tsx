import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { WatchRaffleTicketsSubscription } from "../__generated__/WatchRaffleTicketsSubscription.graphql.ts";

/** Keeps the member's tickets up to date, with deposits too. */
export function WatchRaffleTickets() {
  useSubscription<WatchRaffleTicketsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription WatchRaffleTicketsSubscription {
            raffleTicketsChanged {
              ...RafflePlay_member
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
