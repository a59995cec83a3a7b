import { useRef } from "react";
import { useIntl } from "react-intl";
import { graphql, useMutation } from "react-relay";
import type { useForfeitBonusMutation } from "../__generated__/useForfeitBonusMutation.graphql.ts";

/** Gives up a bonus. A request that was not answered is sent again with the same key. */
export function useForfeitBonus(bonusId: string) {
  const { formatMessage } = useIntl();
  const key = useRef<string>(null);
  const [commit, isForfeiting] = useMutation<useForfeitBonusMutation>(graphql`
    mutation useForfeitBonusMutation($input: ForfeitBonusInput!) {
      forfeitBonus(input: $input) {
        bonus {
          ...BonusCard_bonus
        }
        userErrors {
          message
        }
      }
    }
  `);
  /** Calls `done` with the reason of a refusal, or null. */
  const forfeit = (done: (refusal: string | null) => void) => {
    key.current ??= crypto.randomUUID();
    commit({
      variables: { input: { bonusId, idempotencyKey: key.current } },
      onCompleted: ({ forfeitBonus: { userErrors } }) => {
        key.current = null;
        done(userErrors[0]?.message ?? null);
      },
      onError: () => done(formatMessage({ id: "error_network" })),
    });
  };
  return { forfeit, isForfeiting };
}
