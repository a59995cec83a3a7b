import { useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { useRevokeSessionMutation } from "../__generated__/useRevokeSessionMutation.graphql.ts";

interface Revoking {
  revoke: (sessionId: string) => void;
  /** The session that is being ended. */
  revoking: string | null;
  hasFailed: boolean;
}

/** Ends a session on another device and removes it from the list. */
export function useRevokeSession(): Revoking {
  const [revoking, setRevoking] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
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
    const done = (failed: boolean) => {
      setRevoking(null);
      setFailed(failed);
    };
    commit({
      variables: { input: { sessionId } },
      onCompleted: ({ revokeSession }) => done(revokeSession.userErrors.length > 0),
      onError: () => done(true),
    });
  };
  return { revoke, revoking, hasFailed };
}
