import { useEffect } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { useCountInviteClickMutation } from "../../__generated__/useCountInviteClickMutation.graphql.ts";
import { commit } from "../../change/commit.ts";

const mutation = graphql`
  mutation useCountInviteClickMutation($input: CountInviteClickInput!) {
    countInviteClick(input: $input) {
      userErrors {
        code
      }
    }
  }
`;

/** Counts that an invitation link was opened. Nobody has to know when that fails. */
export function useCountInviteClick(code: string | null): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (code === null || code.length > 64) return;
    commit<useCountInviteClickMutation>(environment, { mutation, variables: { input: { code } } }).catch(() => {});
  }, [code, environment]);
}
