import type { lotteryKinds } from "@atrium/schema/values";

export type LotteryKind = (typeof lotteryKinds)[number];

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
