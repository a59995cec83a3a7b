import { fromBase } from "../wallet/rates.ts";
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

/** Bets or deposits in a currency that are worth a point of a rule, in minor units, by the published rates. */
export const pointPrice = (perPoint: bigint, currency: string): bigint => fromBase(perPoint, currency);

interface ConvertStep {
  /** Members convert this number of points, or a multiple of it, at once. */
  points: number;
  /** What they are worth, in minor units. */
  worth: bigint;
}

/** A point is worth 10 VND by the published rates. The steps are those for which the worth has no fraction. */
const STEPS: Readonly<Record<string, ConvertStep>> = {
  VND: { points: 100, worth: 1_000n },
  THB: { points: 80, worth: 1_00n },
  USD: { points: 260, worth: 10n },
};

function stepOf(currency: string): ConvertStep {
  const step = STEPS[currency];
  if (!step) throw new Error(`points do not convert to ${currency}`);
  return step;
}

/** The number of points that members convert to a currency at once, or a multiple of it. */
export const convertStep = (currency: string): number => stepOf(currency).points;

/** What `convertStep` points are worth, in minor units. */
export const convertUnit = (currency: string): bigint => stepOf(currency).worth;
