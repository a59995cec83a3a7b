import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useWithdrawalSubscription } from "../../__generated__/useWithdrawalSubscription.graphql.ts";

/** Keeps a withdrawal in the store up to date. */
export function useWithdrawal(id: string): void {
  useSubscription<useWithdrawalSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useWithdrawalSubscription($id: ID!) {
            withdrawalChanged(id: $id) {
              ...WithdrawalDetail_withdrawal
              ...WithdrawalRow_withdrawal
            }
          }
        `,
        variables: { id },
      }),
      [id],
    ),
  );
}
