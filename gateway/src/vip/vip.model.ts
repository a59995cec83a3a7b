import type { ClubLevel, Money } from "../__generated__/types.ts";

/** A level of the VIP club. */
export interface VipLevelModel {
  club: ClubLevel;
  turnover: Money;
  keepTurnover: Money;
  benefits: string[];
}

/** What keeps a level. */
export interface VipKeepModel {
  turnover: Money;
  required: Money;
  from: string;
  until: string;
}

/** The caller's way through the club. */
export interface VipProgressModel {
  current: VipLevelModel;
  next: VipLevelModel | null;
  turnover: Money;
  keep: VipKeepModel | null;
}
