import { graphql } from "react-relay";
import type { useForfeitBonusMutation } from "../__generated__/useForfeitBonusMutation.graphql.ts";
import { useChange } from "../change/useChange.ts";

/**
 * Gives up a bonus. A request that was not answered is sent again with the same key. `onEnd` is called after each try,
 * `onDone` when the bonus was given up.
 */
export function useForfeitBonus(bonusId: string, onEnd: () => void, onDone?: () => void) {
  const { change, isBusy, failure } = useChange<useForfeitBonusMutation>(
    graphql`
      mutation useForfeitBonusMutation($input: ForfeitBonusInput!) {
        forfeitBonus(input: $input) {
          bonus {
            ...BonusCard_bonus
          }
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
    { once: true },
  );
  const forfeit = async () => {
    const { done } = await change({ input: { bonusId } });
    if (done) onDone?.();
    onEnd();
  };
  return { forfeit, isBusy, failure };
}
