import { isVietnamese, type LotteryKind } from "../../lotteryRules/kinds.ts";
import { type Draw, drawAt } from "../../lotteryRules/schedule.ts";
import type { Lottery } from "../lotteries.ts";
import { commitmentTo, drawsFrom, type PastDraw, type Standing, standingAt } from "./draws.ts";
import { type DrawMoment, scheduleOf } from "./moment.ts";

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
  { numero, openedAt, numbers, prizes, seed, commitment, isGenerated }: PastDraw,
  { kind }: { kind: LotteryKind },
) => ({
  numero,
  openedAt: openedAt.toISOString(),
  ...(isVietnamese(kind) ? { prizes } : { numbers }),
  seed,
  commitment,
  generated: isGenerated,
});

/** The draws of a lottery that a slip can be placed on, with their commitments. */
export const upcomingViews = (lottery: Lottery, moment: DrawMoment, count: number) =>
  drawsFrom(lottery, moment, standingAt(lottery, moment).open, count).map((draw) =>
    drawView(draw, {
      now: moment.now,
      isClosed: false,
      nextNumero: drawAt(scheduleOf(lottery, moment), draw.index + 1).numero,
      commitment: commitmentTo(moment, lottery, draw),
    }),
  );

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
