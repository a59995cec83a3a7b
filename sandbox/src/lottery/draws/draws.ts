import { and, inArray } from "drizzle-orm";
import type { CorePlatform } from "../../corePlatform.ts";
import type { Tx } from "../../db/openDatabase.ts";
import { commitmentOf, drawNumbers, seedOf } from "../../lotteryRules/fairDraw.ts";
import type { Drawn } from "../../lotteryRules/kinds.ts";
import { type Draw, drawAt, indexAfter } from "../../lotteryRules/schedule.ts";
import type { Lottery } from "../lotteries.ts";
import { lotteryEarlyDraws } from "../lottery.tables.ts";
import {
  type DrawMoment,
  isGenerated,
  isRevealed,
  lastRevealed,
  momentOf,
  revealFreeDraws,
  scheduleOf,
} from "./moment.ts";

/** A draw with its result. */
export interface PastDraw extends Drawn {
  numero: string;
  openedAt: Date;
  seed: string;
  /** Undefined for a draw of the history: nothing was published before it. */
  commitment: string | undefined;
  /** Whether it was generated for the history, before anybody could bet. */
  isGenerated: boolean;
}

/** The current draws of a lottery. */
export interface Standing {
  /** The next draw. */
  current: Draw;
  isClosed: boolean;
  /** The draw after the current one. */
  next: Draw;
  /** The draw that takes bets: the current one, or the one after it when the current one is closed. */
  open: Draw;
}

/**
 * The current draws of a lottery at a moment. A revealed draw is over, also when it was brought forward or the clock was
 * set back.
 */
export function standingAt(lottery: Lottery, moment: DrawMoment): Standing {
  const schedule = scheduleOf(lottery, moment);
  const index = Math.max(indexAfter(schedule, moment.now), lastRevealed(lottery, moment).index + 1);
  const current = drawAt(schedule, index);
  const isClosed = moment.now >= current.closesAt;
  const next = drawAt(schedule, index + 1);
  return { current, isClosed, next, open: isClosed ? next : current };
}

/** The current draws of a lottery now. */
export const standingOf = async (platform: Pick<CorePlatform, "config">, tx: Tx, lottery: Lottery): Promise<Standing> =>
  standingAt(lottery, await momentOf(platform, tx, [lottery]));

/** The commitment to a draw's seed, published before the draw. */
export const commitmentTo = ({ secret }: DrawMoment, { gameCode }: Lottery, { numero }: Draw): string =>
  commitmentOf(seedOf(secret.master, { gameCode, numero }));

/** Result of a revealed draw; throws for another one. */
export function pastDraw(moment: DrawMoment, lottery: Lottery, numero: string, openedAt: Date): PastDraw {
  if (!isRevealed(lottery, numero, moment)) throw new Error(`${lottery.gameCode} ${numero} is not revealed yet`);
  const name = { gameCode: lottery.gameCode, numero };
  const seed = seedOf(moment.secret.master, name);
  const generated = isGenerated(lottery, numero, moment);
  return {
    ...drawNumbers(lottery.kind, seed, name),
    numero,
    openedAt,
    seed: seed.toString("hex"),
    commitment: generated ? undefined : commitmentOf(seed),
    isGenerated: generated,
  };
}

/** The current and the last draw of each of these lotteries, and the moment of that. */
export async function roundsOf(
  platform: CorePlatform,
  lotteries: readonly Lottery[],
): Promise<{ moment: DrawMoment; rounds: { lottery: Lottery; standing: Standing; last: PastDraw }[] }> {
  const moment = await revealFreeDraws(platform, lotteries);
  const lasts = lotteries.map((lottery) => ({ lottery, draw: lastRevealed(lottery, moment) }));
  const openedAt = await openedTimes(platform.db, lasts);
  const rounds = lasts.map(({ lottery, draw }) => ({
    lottery,
    standing: standingAt(lottery, moment),
    last: pastDraw(moment, lottery, draw.numero, openedAt(lottery, draw)),
  }));
  return { moment, rounds };
}

/** The latest draws, the latest first. */
export async function resultsOf(platform: CorePlatform, lottery: Lottery, count: number): Promise<PastDraw[]> {
  const moment = await revealFreeDraws(platform, [lottery]);
  const { index } = lastRevealed(lottery, moment);
  const draws = Array.from({ length: count }, (_, i) => ({
    lottery,
    draw: drawAt(scheduleOf(lottery, moment), index - i),
  }));
  const openedAt = await openedTimes(platform.db, draws);
  return draws.map(({ draw }) => pastDraw(moment, lottery, draw.numero, openedAt(lottery, draw)));
}

/** The times of draws: by schedule, or when they were brought forward. */
async function openedTimes(
  tx: Tx,
  draws: readonly { lottery: Lottery; draw: Draw }[],
): Promise<(lottery: Lottery, draw: Draw) => Date> {
  const isAsked = and(
    inArray(lotteryEarlyDraws.gameCode, [...new Set(draws.map(({ lottery }) => lottery.gameCode))]),
    inArray(lotteryEarlyDraws.numero, [...new Set(draws.map(({ draw }) => draw.numero))]),
  );
  const early = await tx.select().from(lotteryEarlyDraws).where(isAsked);
  const times = new Map(early.map(({ gameCode, numero, drawnAt }) => [`${gameCode}:${numero}`, drawnAt]));
  return ({ gameCode }, { numero, drawsAt }) => times.get(`${gameCode}:${numero}`) ?? drawsAt;
}

/** Consecutive draws, beginning with the given one. */
export const drawsFrom = (lottery: Lottery, moment: DrawMoment, { index }: Draw, count: number): Draw[] =>
  Array.from({ length: count }, (_, i) => drawAt(scheduleOf(lottery, moment), index + i));
