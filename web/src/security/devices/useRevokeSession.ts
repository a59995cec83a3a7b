import { useState } from "react";
import { graphql } from "react-relay";
import type { useRevokeSessionMutation } from "../../__generated__/useRevokeSessionMutation.graphql.ts";
import type { useRevokeSessionOthersMutation } from "../../__generated__/useRevokeSessionOthersMutation.graphql.ts";
import { useChange } from "../../change/useChange.ts";

/** Ends sessions on other devices and removes them from the list. `revoking` is the one that is being ended, or `others`. */
export function useRevokeSession() {
  const [chosen, setChosen] = useState<string | null>(null);
  const one = useChange<useRevokeSessionMutation>(graphql`
    mutation useRevokeSessionMutation($input: RevokeSessionInput!) {
      revokeSession(input: $input) {
        member {
          sessions {
            id
          }
        }
        userErrors {
          ...userError_change @relay(mask: false)
        }
      }
    }
  `);
  const others = useChange<useRevokeSessionOthersMutation>(graphql`
    mutation useRevokeSessionOthersMutation {
      revokeOtherSessions {
        member {
          sessions {
            id
          }
        }
        userErrors {
          ...userError_change @relay(mask: false)
        }
      }
    }
  `);
  const revoke = (sessionId: string) => {
    setChosen(sessionId);
    void one.change({ input: { sessionId } });
  };
  const revokeOthers = () => {
    setChosen("others");
    void others.change({});
  };
  const { isBusy, failure } = chosen === "others" ? others : one;
  return { revoke, revokeOthers, revoking: isBusy ? chosen : null, failure };
}
