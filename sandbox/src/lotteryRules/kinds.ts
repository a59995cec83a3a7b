/** Kinds of draws. */
export const LOTTERY_KINDS = [
  "FIVE_DIGITS",
  "THREE_DIGITS",
  "THREE_DICE",
  "RACE",
  "VIETNAM_NORTH",
  "VIETNAM_SOUTH",
] as const;

export type LotteryKind = (typeof LOTTERY_KINDS)[number];

/** How prizes are computed, as the wire spells it; VN lotteries have their own calls. */
export const PRIZE_MODES = ["Lott", "ZY", "Elott", "SEA", "VN"] as const;

export type PrizeMode = (typeof PRIZE_MODES)[number];

/** The numbers of one prize of a Vietnamese draw. */
export interface Prize {
  prize: string;
  numbers: string[];
}

/** The result of a draw: numbers by position, or by prize for Vietnam. */
export interface Drawn {
  numbers: string[];
  prizes: Prize[];
}

export const isVietnamese = (kind: LotteryKind) => kind === "VIETNAM_NORTH" || kind === "VIETNAM_SOUTH";
