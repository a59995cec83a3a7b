import { graphql } from "react-relay";
import type {
  useConfirmWithdrawalMutation,
  WithdrawalReceipt,
} from "../../__generated__/useConfirmWithdrawalMutation.graphql.ts";
import { useChangeOnce } from "../../idempotency/useChangeOnce.ts";

interface Answer {
  readonly receipt: WithdrawalReceipt;
  readonly part?: string;
  readonly imageIds: readonly string[];
}

/** Answers whether a payment arrived. The same answer that is sent again is taken once. */
export function useConfirmWithdrawal(withdrawalId: string) {
  const {
    send,
    isSending: isConfirming,
    failure,
  } = useChangeOnce<useConfirmWithdrawalMutation>(
    graphql`
      mutation useConfirmWithdrawalMutation($input: ConfirmWithdrawalInput!) {
        confirmWithdrawal(input: $input) {
          withdrawal {
            ...WithdrawalDetail_withdrawal
            ...WithdrawalRow_withdrawal
          }
          userErrors {
            message
          }
        }
      }
    `,
    (response) => response.confirmWithdrawal,
  );
  const confirm = ({ receipt, part, imageIds }: Answer, onTaken?: () => void) =>
    send(
      [receipt, part, imageIds],
      (idempotencyKey) => ({ input: { withdrawalId, receipt, part, imageIds, idempotencyKey } }),
      { onDone: onTaken },
    );
  return { confirm, isConfirming, failure };
}
