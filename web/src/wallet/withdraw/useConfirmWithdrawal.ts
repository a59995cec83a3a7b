import { graphql } from "react-relay";
import type {
  useConfirmWithdrawalMutation,
  WithdrawalReceipt,
} from "../../__generated__/useConfirmWithdrawalMutation.graphql.ts";
import { useChange } from "../../change/useChange.ts";

// What shows a withdrawal that changed.
graphql`
  fragment useConfirmWithdrawal_withdrawal on Withdrawal @no_inline {
    ...WithdrawalDetail_withdrawal
    ...WithdrawalRow_withdrawal
  }
`;

interface Answer {
  readonly receipt: WithdrawalReceipt;
  readonly part?: string;
  readonly imageIds: readonly string[];
}

/** Answers whether a payment arrived. The same answer that is sent again is taken once. */
export function useConfirmWithdrawal(withdrawalId: string) {
  const { change, isBusy, failure } = useChange<useConfirmWithdrawalMutation>(
    graphql`
      mutation useConfirmWithdrawalMutation($input: ConfirmWithdrawalInput!) {
        confirmWithdrawal(input: $input) {
          withdrawal {
            ...useConfirmWithdrawal_withdrawal
          }
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
    { once: true },
  );
  const confirm = async (answer: Answer, onTaken?: () => void) => {
    const { done } = await change({ input: { withdrawalId, ...answer } });
    if (done) onTaken?.();
  };
  return { confirm, isBusy, failure };
}
