import { useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { useRevokeSessionMutation } from "../__generated__/useRevokeSessionMutation.graphql.ts";

/** Ends a session on another device; the list follows. */
export function useRevokeSession(): [revoke: (sessionId: string) => void, revoking: string | null] {
  const [revoking, setRevoking] = useState<string | null>(null);
  const [commit] = useMutation<useRevokeSessionMutation>(graphql`
    mutation useRevokeSessionMutation($input: RevokeSessionInput!) {
      revokeSession(input: $input) {
        member {
          id
          sessions {
            id
          }
        }
        userErrors {
          code
        }
      }
    }
  `);
  const revoke = (sessionId: string) => {
    setRevoking(sessionId);
    const done = () => setRevoking(null);
    commit({ variables: { input: { sessionId } }, onCompleted: done, onError: done });
  };
  return [revoke, revoking];
}
