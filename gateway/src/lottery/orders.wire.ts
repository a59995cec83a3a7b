import { z } from "zod";
import type { LotteryOrderLine, Money } from "../__generated__/types.ts";
import { game } from "../games/games.wire.ts";
import { pageOf } from "../paging/page.wire.ts";
import {
  count,
  decimal,
  idText,
  instant,
  known,
  maybeDecimal,
  maybeInstant,
  maybeText,
  text,
} from "../upstream/wire.ts";
import type { LotteryModel } from "./lottery.model.ts";
import { drawResult, hex, lotteryOf } from "./lottery.wire.ts";

export const orderStates = ["OPEN", "WON", "LOST", "CANCELLED", "REFUNDED"] as const;

const line = z.object({
  playType: text,
  title: maybeText,
  content: text,
  unit: decimal,
  multiple: count,
  betCount: count,
  stake: decimal,
  winAmount: maybeDecimal,
});

function lineOf(row: z.output<typeof line>, currency: string): LotteryOrderLine {
  const money = (amount: string): Money => ({ amount, currency });
  return {
    playType: row.playType,
    playTypeTitle: row.title ?? row.playType,
    content: row.content,
    unit: money(row.unit),
    multiple: row.multiple,
    betCount: row.betCount,
    stake: money(row.stake),
    win: row.winAmount === null ? null : money(row.winAmount),
  };
}

/** Stands for a lottery that was removed from the catalogue. */
const goneLottery = (code: string, name: string | null): LotteryModel => ({
  code,
  name: name ?? code,
  mode: "UNKNOWN",
  kind: "UNKNOWN",
  accountTypeName: "",
  defaultPlayType: "",
  drawInterval: null,
  game: null,
});

export const order = z
  .object({
    orderId: idText,
    gameCode: text,
    gameName: maybeText,
    game: game.nullish().catch(null),
    numero: text,
    draw: drawResult.nullish().catch(null),
    commitment: hex,
    state: known(orderStates, "UNKNOWN"),
    placedAt: instant,
    settledAt: maybeInstant,
    betCount: count,
    totalAmount: decimal,
    winAmount: maybeDecimal,
    currency: text,
    lines: z.array(line).max(100),
    cancellableUntil: maybeInstant,
    chase: z.object({ step: count }).nullish().catch(null),
  })
  .transform(({ orderId, gameCode, gameName, game: own, numero, totalAmount, winAmount, currency, chase, ...row }) => ({
    ...row,
    internalID: orderId,
    lottery: (own ? lotteryOf(own) : null) ?? goneLottery(gameCode, gameName),
    drawNumber: numero,
    draw: row.draw ? { ...row.draw, lotteryCode: gameCode } : null,
    stake: { amount: totalAmount, currency },
    win: winAmount === null ? null : { amount: winAmount, currency },
    lines: row.lines.map((one) => lineOf(one, currency)),
    chaseStep: chase?.step ?? null,
  }));

/** A placed bet slip. */
export type LotteryOrderModel = z.output<typeof order>;

/** A page of orders; those that can't be read are left out. */
export const orderPage = pageOf(order);
