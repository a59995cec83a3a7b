import { graphql } from "react-relay";
import type { useKeepPlayLimitsMutation } from "../../__generated__/useKeepPlayLimitsMutation.graphql.ts";
import { useChange } from "../../change/useChange.ts";

/** Records that the member has reviewed the limits and keeps them. */
export function useKeepPlayLimits(onKept: () => void) {
  const { change, isBusy, failure } = useChange<useKeepPlayLimitsMutation>(graphql`
    mutation useKeepPlayLimitsMutation {
      keepPlayLimits {
        member {
          limitsUnreviewedSince
        }
        userErrors {
          ...userError_change @relay(mask: false)
        }
      }
    }
  `);
  const keep = async () => {
    const { done } = await change({});
    if (done) onKept();
  };
  return { keep, isBusy, failure };
}
