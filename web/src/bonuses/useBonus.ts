import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useBonusSubscription } from "../__generated__/useBonusSubscription.graphql.ts";

/** Keeps a bonus in the store up to date while bets count towards it. */
export function useBonus(id: string): void {
  useSubscription<useBonusSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useBonusSubscription($id: ID!) {
            bonusChanged(id: $id) {
              ...BonusCard_bonus
            }
          }
        `,
        variables: { id },
      }),
      [id],
    ),
  );
}
