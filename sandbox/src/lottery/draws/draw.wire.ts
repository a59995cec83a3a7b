import { isVietnamese, type LotteryKind } from "../../lotteryRules/kinds.ts";
import type { Draw } from "../../lotteryRules/schedule.ts";
import type { Lottery } from "../lotteries.ts";
import type { PastDraw, Standing } from "./draws.ts";

/** A future draw in the contract's form. */
export const drawView = (
  { numero, opensAt, closesAt, drawsAt }: Draw,
  { now, isClosed, nextNumero, commitment }: { now: Date; isClosed: boolean; nextNumero: string; commitment?: string },
) => ({
  numero,
  nextNumero,
  openAt: opensAt.toISOString(),
  closeAt: closesAt.toISOString(),
  drawAt: drawsAt.toISOString(),
  serverTime: now.toISOString(),
  state: isClosed ? "CLOSED" : "OPEN",
  commitment,
});

/** A past draw in the contract's form. */
export const resultView = (
  { numero, openedAt, numbers, prizes, seed, commitment }: PastDraw,
  { kind }: { kind: LotteryKind },
) => ({
  numero,
  openedAt: openedAt.toISOString(),
  ...(isVietnamese(kind) ? { prizes } : { numbers }),
  seed,
  commitment,
});

/** The current and the last draw of a lottery, for a list of lotteries. */
export function roundView(
  { lottery, standing, last }: { lottery: Lottery; standing: Standing; last: PastDraw },
  now: Date,
) {
  const { current, isClosed, next } = standing;
  const { seed: _, commitment: __, ...result } = resultView(last, lottery);
  return {
    gameCode: lottery.gameCode,
    current: drawView(current, { now, isClosed, nextNumero: next.numero }),
    last: result,
  };
}
