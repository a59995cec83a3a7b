import { isVietnamese, type LotteryKind } from "../../lotteryRules/kinds.ts";
import type { Draw } from "../../lotteryRules/schedule.ts";
import type { PastDraw } from "./draws.ts";

/** A future draw in the contract's form. */
export const drawView = (
  { numero, opensAt, closesAt, drawsAt }: Draw,
  { now, isClosed, commitment }: { now: Date; isClosed: boolean; commitment: string },
) => ({
  numero,
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
