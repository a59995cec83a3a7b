import { useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useMutation } from "react-relay";
import type {
  useConfirmWithdrawalMutation,
  WithdrawalReceipt,
} from "../../__generated__/useConfirmWithdrawalMutation.graphql.ts";
import { useIdempotencyKey } from "../../idempotency/useIdempotencyKey.ts";

interface Answer {
  readonly receipt: WithdrawalReceipt;
  readonly part?: string;
  readonly imageIds: readonly string[];
}

/** Answers whether a payment arrived. The same answer that is sent again is taken once. */
export function useConfirmWithdrawal(withdrawalId: string) {
  const { formatMessage } = useIntl();
  const [error, setError] = useState<string | null>(null);
  const { keyFor, forget } = useIdempotencyKey();
  const [commit, isConfirming] = useMutation<useConfirmWithdrawalMutation>(graphql`
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
  `);
  const confirm = ({ receipt, part, imageIds }: Answer, onTaken?: () => void) => {
    setError(null);
    const idempotencyKey = keyFor(receipt, part, imageIds);
    commit({
      variables: { input: { withdrawalId, receipt, part, imageIds, idempotencyKey } },
      onError: () => setError(formatMessage({ id: "error_network" })),
      onCompleted({ confirmWithdrawal }) {
        forget();
        const refusal = confirmWithdrawal.userErrors[0]?.message ?? null;
        setError(refusal);
        if (refusal === null) onTaken?.();
      },
    });
  };
  return { confirm, isConfirming, error };
}
