import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { CancelWithdrawalMutation } from "../../__generated__/CancelWithdrawalMutation.graphql.ts";
import { ChangeError } from "../../forms/ChangeError.tsx";
import { useChangeNow } from "../../forms/useChangeNow.ts";
import { Button } from "../../ui/button/Button.tsx";

/** Takes a withdrawal back that is not paid yet. */
export function CancelWithdrawal({ id }: { id: string }) {
  const { change, isBusy, fault } = useChangeNow<CancelWithdrawalMutation>(
    graphql`
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
    `,
    (answer) => answer.cancelWithdrawal,
  );
  return (
    <>
      <Button variant="secondary" isBusy={isBusy} onClick={() => change({ input: { withdrawalId: id } })}>
        <FormattedMessage id="withdraw_cancel" />
      </Button>
      <ChangeError fault={fault} />
    </>
  );
}
