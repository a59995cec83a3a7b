import { useEffect } from "react";
import { graphql, useMutation } from "react-relay";
import type { useCountInviteClickMutation } from "../../__generated__/useCountInviteClickMutation.graphql.ts";

/** Counts that an invitation link was opened. Nobody has to know when that fails. */
export function useCountInviteClick(code: string | null): void {
  const [commit] = useMutation<useCountInviteClickMutation>(graphql`
    mutation useCountInviteClickMutation($input: CountInviteClickInput!) {
      countInviteClick(input: $input) {
        userErrors {
          code
        }
      }
    }
  `);
  useEffect(() => {
    if (code !== null && code.length <= 64) commit({ variables: { input: { code } }, onError: () => {} });
  }, [code, commit]);
}
