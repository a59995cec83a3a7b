import type { MissionPeriod, MissionState, Money } from "../__generated__/types.ts";

/** A mission of the caller. */
export interface MissionModel {
  internalID: string;
  title: string;
  period: MissionPeriod;
  goal: string;
  progress: string;
  /** Null when the goal counts bets. */
  currency: string | null;
  reward: Money;
  score: number;
  state: MissionState;
  resetsAt: string | null;
}

/** A place on the board. */
export interface MissionPlaceModel {
  rank: number;
  account: string;
  score: number;
}
