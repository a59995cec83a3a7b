import { useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useMutation } from "react-relay";
import type { useClaimMissionMutation } from "../__generated__/useClaimMissionMutation.graphql.ts";
import { useIdempotencyKey } from "../idempotency/useIdempotencyKey.ts";

/**
 * Claims the reward of a mission. A claim that is sent again pays once. When the mission begins anew at `resetsAt`, the claim
 * is another one.
 */
export function useClaimMission(missionId: string, resetsAt: string | null) {
  const { formatMessage } = useIntl();
  const [failure, setFailure] = useState<string | null>(null);
  const { keyFor, forget } = useIdempotencyKey();
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
    commit({
      variables: { input: { missionId, idempotencyKey: keyFor(resetsAt) } },
      onCompleted({ claimMission: { userErrors } }) {
        forget();
        setFailure(userErrors[0]?.message ?? null);
      },
      onError: () => setFailure(formatMessage({ id: "error_network" })),
    });
  };
  return { claim, isClaiming, failure };
}
