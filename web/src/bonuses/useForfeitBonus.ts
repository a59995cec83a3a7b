import { graphql } from "react-relay";
import type { useForfeitBonusMutation } from "../__generated__/useForfeitBonusMutation.graphql.ts";
import { useChangeOnce } from "../idempotency/useChangeOnce.ts";

/**
 * Gives up a bonus. A request that was not answered is sent again with the same key. `onEnd` is called after each try,
 * `onDone` when the bonus was given up.
 */
export function useForfeitBonus(bonusId: string, onEnd: () => void, onDone?: () => void) {
  const {
    send,
    isSending: isForfeiting,
    failure,
  } = useChangeOnce<useForfeitBonusMutation>(
    graphql`
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
    `,
    (response) => response.forfeitBonus,
  );
  const forfeit = () => send([], (idempotencyKey) => ({ input: { bonusId, idempotencyKey } }), { onEnd, onDone });
  return { forfeit, isForfeiting, failure };
}
