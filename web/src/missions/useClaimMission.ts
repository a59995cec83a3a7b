import { graphql } from "react-relay";
import type { useClaimMissionMutation } from "../__generated__/useClaimMissionMutation.graphql.ts";
import { useChangeOnce } from "../idempotency/useChangeOnce.ts";

/**
 * Claims the reward of a mission. A claim that is sent again pays once. When the mission begins anew at `resetsAt`, the claim
 * is another one.
 */
export function useClaimMission(missionId: string, resetsAt: string | null) {
  const {
    send,
    isSending: isClaiming,
    failure,
  } = useChangeOnce<useClaimMissionMutation>(
    graphql`
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
    `,
    (response) => response.claimMission,
  );
  const claim = () => send([resetsAt], (idempotencyKey) => ({ input: { missionId, idempotencyKey } }));
  return { claim, isClaiming, failure };
}
