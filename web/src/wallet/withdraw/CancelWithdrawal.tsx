import { FormattedMessage } from "react-intl";
import { graphql, useMutation } from "react-relay";
import type { CancelWithdrawalMutation } from "../../__generated__/CancelWithdrawalMutation.graphql.ts";
import { Button } from "../../ui/button/Button.tsx";

/** Takes a withdrawal back that is not paid yet. */
export function CancelWithdrawal({ id }: { id: string }) {
  const [commit, isCancelling] = useMutation<CancelWithdrawalMutation>(graphql`
    mutation CancelWithdrawalMutation($input: CancelWithdrawalInput!) {
      cancelWithdrawal(input: $input) {
        withdrawal {
          ...WithdrawalDetail_withdrawal
          ...WithdrawalRow_withdrawal
        }
        wallet {
          ...WithdrawFields_wallet
          ...Balance_wallet
        }
        userErrors {
          message
        }
      }
    }
  `);
  return (
    <Button
      variant="secondary"
      isBusy={isCancelling}
      onClick={() => commit({ variables: { input: { withdrawalId: id } } })}
    >
      <FormattedMessage id="withdraw_cancel" />
    </Button>
  );
}
