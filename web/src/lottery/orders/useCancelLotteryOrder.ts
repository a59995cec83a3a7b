import { useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { useCancelLotteryOrderMutation } from "../../__generated__/useCancelLotteryOrderMutation.graphql.ts";

/** Takes a bet back. `refusal` is the platform's word on it, or that there was none. */
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
