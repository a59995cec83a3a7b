import { useState } from "react";
import { graphql } from "react-relay";
import type {
  RealityCheckAction,
  useAnswerRealityCheckMutation,
} from "../../__generated__/useAnswerRealityCheckMutation.graphql.ts";
import { expectSessionEnd, watchSessionEnd } from "../../caller/sessionEnd.ts";
import { useLeaveSession } from "../../caller/useLeaveSession.ts";
import { useChange } from "../../change/useChange.ts";
import { releasePlay } from "../../relay/network/playHeld.ts";

/** Answers the reality check. With `EXIT` the sessions end, and the client goes home as after a logout. */
export function useAnswerRealityCheck() {
  const leave = useLeaveSession();
  const [sent, setSent] = useState<RealityCheckAction | null>(null);
  const { change, failure } = useChange<useAnswerRealityCheckMutation>(graphql`
    mutation useAnswerRealityCheckMutation($input: AcknowledgeRealityCheckInput!) {
      acknowledgeRealityCheck(input: $input) {
        member {
          realityCheckAt
          realityCheck @catch(to: NULL) {
            serverTime
            ...RealityCheckQuestion_check
          }
        }
        userErrors {
          ...userError_change @relay(mask: false)
        }
      }
    }
  `);
  const answer = async (action: "CONTINUE" | "EXIT") => {
    if (sent) return;
    // Open streams may report the end of the session before the answer comes.
    if (action === "EXIT") expectSessionEnd();
    setSent(action);
    const { done } = await change({ input: { action } });
    if (!done) {
      watchSessionEnd();
      setSent(null);
    } else if (action === "EXIT") leave();
    else releasePlay();
  };
  return { answer, sent, failure };
}
