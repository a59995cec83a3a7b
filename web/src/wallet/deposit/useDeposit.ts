import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useDepositSubscription } from "../../__generated__/useDepositSubscription.graphql.ts";

/** Keeps a deposit in the store up to date. */
export function useDeposit(id: string): void {
  useSubscription<useDepositSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useDepositSubscription($id: ID!) {
            depositChanged(id: $id) {
              ...DepositPayment_deposit
              ...DepositRow_deposit
            }
          }
        `,
        variables: { id },
      }),
      [id],
    ),
  );
}
