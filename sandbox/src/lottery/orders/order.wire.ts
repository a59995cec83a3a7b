import type { Catalogue } from "../../games/catalogue.ts";
import { gameView } from "../../games/gameView.ts";
import type { Language } from "../../http/languages.ts";
import { playTypeOf } from "../../lotteryRules/playTypes.ts";
import { toDecimal } from "../../money.ts";
import { resultView } from "../draws/draw.wire.ts";
import { pastDraw } from "../draws/draws.ts";
import { type DrawMoment, isRevealed } from "../draws/moment.ts";
import type { Lottery } from "../lotteries.ts";
import type { LotteryOrder, OrderLine } from "../lottery.tables.ts";
import { isCancellable } from "./settlement.ts";

/** Data that the views of orders need. */
export interface OrderWords {
  catalogue: Catalogue;
  lotteryOf: (gameCode: string) => Lottery | undefined;
  moment: DrawMoment;
  language: Language;
}

const lineView = (line: OrderLine, lottery: Lottery | undefined, language: Language, currency: string) => ({
  playType: line.playType,
  title: (lottery && playTypeOf(lottery, line.playType)?.title[language]) ?? line.playType,
  content: line.content,
  unit: toDecimal(BigInt(line.unit), currency),
  multiple: line.multiple,
  betCount: line.betCount,
  stake: toDecimal(BigInt(line.stake), currency),
  winAmount: line.win === null ? null : toDecimal(BigInt(line.win), currency),
});

/** An order in the contract's form. */
export function orderView(order: LotteryOrder, { catalogue, lotteryOf, moment, language }: OrderWords) {
  const { currency, win, drawsAt } = order;
  const lottery = lotteryOf(order.gameCode);
  const isDrawn = lottery && isRevealed(lottery, order.numero, moment);
  return {
    orderId: order.orderId,
    gameCode: order.gameCode,
    gameName: lottery?.game.names[language] ?? order.gameCode,
    game: lottery ? gameView(catalogue, lottery.game, language, moment.now) : null,
    numero: order.numero,
    state: order.state,
    placedAt: order.placedAt.toISOString(),
    drawAt: drawsAt.toISOString(),
    draw: isDrawn ? resultView(pastDraw(moment, lottery, order.numero, drawsAt), lottery) : null,
    commitment: order.commitment,
    settledAt: order.settledAt?.toISOString() ?? null,
    betCount: order.betCount,
    totalAmount: toDecimal(order.stake, currency),
    winAmount: win === null ? null : toDecimal(win, currency),
    currency,
    lines: order.lines.map((line) => lineView(line, lottery, language, currency)),
    cancellableUntil: isCancellable(order, moment) ? order.closesAt.toISOString() : null,
    chase: order.chaseId === null ? null : { chaseId: order.chaseId, step: order.step, count: order.steps },
  };
}

/** The columns of a file of orders. */
export const orderColumns = [
  "orderId",
  "placedAt",
  "settledAt",
  "gameCode",
  "gameName",
  "numero",
  "content",
  "betCount",
  "totalAmount",
  "winAmount",
  "currency",
  "state",
] as const;

/** An order as a row of the file: what was bet is one text. */
export function orderCells(order: LotteryOrder, words: OrderWords) {
  const view = orderView(order, words);
  const content = view.lines.map((line) => `${line.title} ${line.content} x${line.multiple}`).join("; ");
  return { ...view, content };
}
