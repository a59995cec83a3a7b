import { useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { useKeepPlayLimitsMutation } from "../../__generated__/useKeepPlayLimitsMutation.graphql.ts";

/** Records that the member has reviewed the limits and keeps them. */
export function useKeepPlayLimits(onKept: () => void) {
  const [hasFailed, setFailed] = useState(false);
  const [commit, isBusy] = useMutation<useKeepPlayLimitsMutation>(graphql`
    mutation useKeepPlayLimitsMutation {
      keepPlayLimits {
        member {
          limitsUnreviewedSince
        }
        userErrors {
          code
        }
      }
    }
  `);
  const keep = () => {
    setFailed(false);
    commit({
      variables: {},
      onCompleted: ({ keepPlayLimits }) => (keepPlayLimits.userErrors.length > 0 ? setFailed(true) : onKept()),
      onError: () => setFailed(true),
    });
  };
  return { keep, isBusy, hasFailed };
}
