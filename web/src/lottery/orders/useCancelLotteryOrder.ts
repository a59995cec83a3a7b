import { useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { useCancelLotteryOrderMutation } from "../../__generated__/useCancelLotteryOrderMutation.graphql.ts";

/** Cancels an order. `refusal` is the platform's message, or a general one when no answer came. */
export function useCancelLotteryOrder() {
  const [commit, isCancelling] = useMutation<useCancelLotteryOrderMutation>(graphql`
    mutation useCancelLotteryOrderMutation($input: CancelLotteryOrderInput!) {
      cancelLotteryOrder(input: $input) {
        order {
          ...LotteryOrderCard_order
        }
        member {
          id
          wallet {
            ...Balance_wallet
          }
        }
        userErrors {
          message
        }
      }
    }
  `);
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    isCancelling,
    refusal,
    cancel(orderId: string) {
      setRefusal(null);
      commit({
        variables: { input: { orderId } },
        onCompleted: ({ cancelLotteryOrder }) => setRefusal(cancelLotteryOrder.userErrors[0]?.message ?? null),
        onError: () => setRefusal("UNREACHABLE"),
      });
    },
  };
}
