import type { MenuLotteries } from "./useMenuLotteries.ts";

type MenuLottery = MenuLotteries["all"][number];

/** Which lotteries a menu shows; empty texts show all. */
export interface LotteryFilter {
  readonly kind: string;
  /** Seconds between two draws, as text. */
  readonly interval: string;
}

export const noFilter: LotteryFilter = { kind: "", interval: "" };

/** Whether a filter leaves anything out. */
export const isFiltered = ({ kind, interval }: LotteryFilter): boolean => Boolean(kind || interval);

/** Whether a filter shows a lottery. */
export const fits = ({ kind, interval }: LotteryFilter, lottery: Pick<MenuLottery, "kind" | "drawInterval">): boolean =>
  (!kind || lottery.kind === kind) && (!interval || String(lottery.drawInterval) === interval);

/** The kinds and cadences that occur, in the order in which a menu offers them. */
export const choicesIn = (lotteries: MenuLotteries["all"]) => ({
  kinds: [...new Set(lotteries.map(({ kind }) => kind))],
  intervals: [...new Set(lotteries.flatMap(({ drawInterval }) => drawInterval ?? []))].sort((a, b) => a - b),
});
