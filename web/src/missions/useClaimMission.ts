import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useMutation } from "react-relay";
import type { useClaimMissionMutation } from "../__generated__/useClaimMissionMutation.graphql.ts";

/**
 * Claims the reward of a mission. A claim that is sent again pays once. When the mission begins anew at `resetsAt`, the claim
 * is another one.
 */
export function useClaimMission(missionId: string, resetsAt: string | null) {
  const { formatMessage } = useIntl();
  const [failure, setFailure] = useState<string | null>(null);
  /** The key of a claim that was sent and not answered yet. */
  const sent = useRef<{ resetsAt: string | null; idempotencyKey: string }>(null);
  const [commit, isClaiming] = useMutation<useClaimMissionMutation>(graphql`
    mutation useClaimMissionMutation($input: ClaimMissionInput!) {
      claimMission(input: $input) {
        mission {
          ...MissionCard_mission
        }
        member {
          openMissionCount
          claimableMissionCount
        }
        userErrors {
          message
        }
      }
    }
  `);
  const claim = () => {
    setFailure(null);
    if (sent.current?.resetsAt !== resetsAt) sent.current = { resetsAt, idempotencyKey: crypto.randomUUID() };
    const { idempotencyKey } = sent.current;
    commit({
      variables: { input: { missionId, idempotencyKey } },
      onCompleted({ claimMission: { userErrors } }) {
        sent.current = null;
        setFailure(userErrors[0]?.message ?? null);
      },
      onError: () => setFailure(formatMessage({ id: "error_network" })),
    });
  };
  return { claim, isClaiming, failure };
}
