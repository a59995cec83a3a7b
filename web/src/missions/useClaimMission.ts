import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useMutation } from "react-relay";
import type { useClaimMissionMutation } from "../__generated__/useClaimMissionMutation.graphql.ts";

/** Claims the reward of a mission. A claim that is sent again pays once. */
export function useClaimMission(missionId: string) {
  const { formatMessage } = useIntl();
  const [failure, setFailure] = useState<string | null>(null);
  /** The key of a claim that was sent and not answered yet. */
  const sent = useRef<string>(null);
  const [commit, isClaiming] = useMutation<useClaimMissionMutation>(graphql`
    mutation useClaimMissionMutation($input: ClaimMissionInput!) {
      claimMission(input: $input) {
        mission {
          ...MissionCard_mission
        }
        member {
          openMissionCount
        }
        userErrors {
          message
        }
      }
    }
  `);
  const claim = () => {
    setFailure(null);
    sent.current ??= crypto.randomUUID();
    commit({
      variables: { input: { missionId, idempotencyKey: sent.current } },
      onCompleted({ claimMission: { userErrors } }) {
        sent.current = null;
        setFailure(userErrors[0]?.message ?? null);
      },
      onError: () => setFailure(formatMessage({ id: "error_network" })),
    });
  };
  return { claim, isClaiming, failure };
}
