import type { BonusFilter, BonusStatus } from "../__generated__/BonusPaneQuery.graphql.ts";

/** States to choose from. */
export const bonusStates = ["ALL", "ACTIVE", "COMPLETED", "FORFEITED", "EXPIRED"] as const satisfies readonly (
  | BonusStatus
  | "ALL"
)[];

/** The state that bonuses are shown of. */
export type BonusState = (typeof bonusStates)[number];

/** Parameters of the address that belong to the pane. */
export const bonusParams = { state: "state", after: "after" } as const;

/** What the address asks for; all bonuses for anything else. */
export const bonusStateIn = (params: URLSearchParams): BonusState =>
  bonusStates.find((state) => state === params.get(bonusParams.state)) ?? "ALL";

export const bonusFilter = (state: BonusState): BonusFilter => ({ status: state === "ALL" ? null : state });
