import type { RewardFilter, RewardKind } from "../__generated__/RewardPaneQuery.graphql.ts";

/** Kinds to choose from. */
export const rewardKinds = [
  "ALL",
  "PROMOTION",
  "MISSION",
  "SIGN_IN",
  "RED_ENVELOPE",
  "RAFFLE",
  "VIP",
  "REFERRAL",
  "POINTS",
] as const satisfies readonly (RewardKind | "ALL")[];

/** The kind that rewards are shown of. */
export type ShownKind = (typeof rewardKinds)[number];

/** The parameter of the address that belongs to the pane. */
export const KIND_PARAM = "kind";

/** What the address asks for; all rewards for anything else. */
export const rewardKindIn = (params: URLSearchParams): ShownKind =>
  rewardKinds.find((kind) => kind === params.get(KIND_PARAM)) ?? "ALL";

export const rewardFilter = (kind: ShownKind): RewardFilter => ({ kind: kind === "ALL" ? null : kind });
