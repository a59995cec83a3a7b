import type { LeaderboardKind, LeaderboardRule, LeaderboardState, Money } from "../__generated__/types.ts";
import type { ImageModel } from "../cdn/cdn.model.ts";

/** A place on a leaderboard. */
export interface LeaderboardPlaceModel {
  rank: number;
  account: string;
  score: string;
  prize: Money | null;
}

/** The caller's place on a leaderboard. */
export interface OwnLeaderboardPlaceModel {
  rank: number | null;
  score: string;
  prize: Money | null;
  isPaid: boolean;
}

/** What resolvers of the GraphQL type `Leaderboard` get. */
export interface LeaderboardModel {
  internalID: string;
  kind: LeaderboardKind;
  rule: LeaderboardRule;
  title: string;
  summary: string;
  image: ImageModel;
  state: LeaderboardState;
  startsAt: string | null;
  endsAt: string;
  minimumStake: Money;
  turnover: number;
  prizes: { fromRank: number; toRank: number; amount: Money }[];
  gameInternalIDs: string[];
  playerCount: number;
  /** Null in lists. */
  firstPlaces: LeaderboardPlaceModel[] | null;
}

/** What resolvers of the GraphQL type `LeaderboardChange` get. */
export interface LeaderboardChangeModel {
  leaderboard: LeaderboardModel;
}
