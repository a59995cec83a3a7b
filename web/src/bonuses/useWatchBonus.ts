import { graphql } from "react-relay";
import type { useWatchBonusSubscription } from "../__generated__/useWatchBonusSubscription.graphql.ts";
import { useWatch } from "../relay/useWatch.ts";

/** Keeps a bonus up to date with each bet that counts for it; undefined watches nothing. */
export function useWatchBonus(id: string | undefined): void {
  useWatch<useWatchBonusSubscription>(
    id === undefined
      ? null
      : graphql`
        subscription useWatchBonusSubscription($id: ID!) {
          bonusChanged(id: $id) {
            ...BonusCard_bonus
          }
        }
      `,
    { id: id ?? "" },
  );
}
