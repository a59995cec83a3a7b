import { useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { useRevokeSessionMutation } from "../../__generated__/useRevokeSessionMutation.graphql.ts";
import type { useRevokeSessionOthersMutation } from "../../__generated__/useRevokeSessionOthersMutation.graphql.ts";

interface Revoking {
  revoke: (sessionId: string) => void;
  /** Ends the sessions on all other devices. */
  revokeOthers: () => void;
  /** The session that is being ended, or `others`. */
  revoking: string | null;
  hasFailed: boolean;
}

/** Ends sessions on other devices and removes them from the list. */
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
  const [commitOthers] = useMutation<useRevokeSessionOthersMutation>(graphql`
    mutation useRevokeSessionOthersMutation {
      revokeOtherSessions {
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
  const done = (failed: boolean) => {
    setRevoking(null);
    setFailed(failed);
  };
  const revokeOthers = () => {
    setRevoking("others");
    commitOthers({
      variables: {},
      onCompleted: ({ revokeOtherSessions }) => done(revokeOtherSessions.userErrors.length > 0),
      onError: () => done(true),
    });
  };
  const revoke = (sessionId: string) => {
    setRevoking(sessionId);
    commit({
      variables: { input: { sessionId } },
      onCompleted: ({ revokeSession }) => done(revokeSession.userErrors.length > 0),
      onError: () => done(true),
    });
  };
  return { revoke, revokeOthers, revoking, hasFailed };
}
