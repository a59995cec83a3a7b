import { stakeIn } from "../money.ts";
import type { PointType } from "./points.tables.ts";

/** Types that members earn. */
export type EarnedType = Exclude<PointType, "REDEEM">;

interface EarningRule {
  type: EarnedType;
  /** Valid bets or deposits that are worth a point: minor units of the catalogue's currency. */
  perPoint: bigint;
  /** The most points in a day of the merchant. */
  dailyCap: number;
}

/** How members earn points. */
export const EARNING_RULES: readonly EarningRule[] = [
  { type: "LIVE", perPoint: 4_000n, dailyCap: 5_000 },
  { type: "LOTTERY", perPoint: 2_000n, dailyCap: 5_000 },
  { type: "PVP", perPoint: 4_000n, dailyCap: 5_000 },
  { type: "SLOTS", perPoint: 2_000n, dailyCap: 5_000 },
  { type: "SPORTS", perPoint: 2_000n, dailyCap: 5_000 },
  { type: "DEPOSIT", perPoint: 5_000n, dailyCap: 2_000 },
];

/** The type of points that bets on a category of games earn. */
export const TYPE_OF_CATEGORY: Readonly<Record<string, EarnedType>> = {
  LIVE: "LIVE",
  ELOTT: "LOTTERY",
  PVP: "PVP",
  RNG: "SLOTS",
  FISH: "SLOTS",
  SPORTS: "SPORTS",
  ESPORTS: "SPORTS",
};

/** Members convert this number of points, or a multiple of it, at once. */
export const CONVERT_STEP = 100;
const CONVERT_UNIT = 1_000n;

/** What `CONVERT_STEP` points are worth, in minor units. */
export const convertUnit = (currency: string): bigint => stakeIn(CONVERT_UNIT, currency);
