import { useIntl } from "react-intl";
import { graphql, useMutation } from "react-relay";
import type { useForfeitBonusMutation } from "../__generated__/useForfeitBonusMutation.graphql.ts";
import { useIdempotencyKey } from "../idempotency/useIdempotencyKey.ts";

/** Gives up a bonus. A request that was not answered is sent again with the same key. */
export function useForfeitBonus(bonusId: string) {
  const { formatMessage } = useIntl();
  const { keyFor, forget } = useIdempotencyKey();
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
    commit({
      variables: { input: { bonusId, idempotencyKey: keyFor() } },
      onCompleted: ({ forfeitBonus: { userErrors } }) => {
        forget();
        done(userErrors[0]?.message ?? null);
      },
      onError: () => done(formatMessage({ id: "error_network" })),
    });
  };
  return { forfeit, isForfeiting };
}
