import { graphql } from "react-relay";
import type { useClaimMissionMutation } from "../__generated__/useClaimMissionMutation.graphql.ts";
import { useChange } from "../change/useChange.ts";

/**
 * Claims the reward of a mission. A claim that is sent again pays once. When the mission begins anew at `resetsAt`, the claim
 * is another one.
 */
export function useClaimMission(missionId: string, resetsAt: string | null) {
  const { change, isBusy, failure } = useChange<useClaimMissionMutation>(
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
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
    { once: true },
  );
  const claim = () => change({ input: { missionId } }, { round: resetsAt });
  return { claim, isBusy, failure };
}
