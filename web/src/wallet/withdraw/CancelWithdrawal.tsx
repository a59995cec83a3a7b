import { graphql } from "react-relay";
import type { CancelWithdrawalMutation } from "../../__generated__/CancelWithdrawalMutation.graphql.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { useChange } from "../../change/useChange.ts";
import { Button } from "../../ui/button/Button.tsx";

/** Takes a withdrawal back that is not paid yet. */
export function CancelWithdrawal({ id }: { id: string }) {
  const { change, isBusy, failure } = useChange<CancelWithdrawalMutation>(
    graphql`
      mutation CancelWithdrawalMutation($input: CancelWithdrawalInput!) {
        cancelWithdrawal(input: $input) {
          withdrawal {
            ...useConfirmWithdrawal_withdrawal
          }
          wallet {
            ...WithdrawFields_wallet
            ...Balance_wallet
          }
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
  );
  return (
    <>
      <Button
        variant="secondary"
        isBusy={isBusy}
        onClick={() => change({ input: { withdrawalId: id } })}
        text="withdraw_cancel"
      />
      <FailureNote failure={failure} />
    </>
  );
}
