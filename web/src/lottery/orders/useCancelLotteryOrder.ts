import { graphql } from "react-relay";
import type { useCancelLotteryOrderMutation } from "../../__generated__/useCancelLotteryOrderMutation.graphql.ts";
import { useChange } from "../../change/useChange.ts";

/** Cancels an order. */
export const useCancelLotteryOrder = () =>
  useChange<useCancelLotteryOrderMutation>(graphql`
    mutation useCancelLotteryOrderMutation($input: CancelLotteryOrderInput!) {
      cancelLotteryOrder(input: $input) {
        order {
          state
          cancellableUntil
        }
        member {
          wallet {
            ...Balance_wallet
          }
        }
        userErrors {
          ...userError_change @relay(mask: false)
        }
      }
    }
  `);
