import { inArray, sql } from "drizzle-orm";
import type { Config } from "../../config.ts";
import type { CorePlatform } from "../../corePlatform.ts";
import type { Tx } from "../../db/openDatabase.ts";
import type { Events } from "../../events/events.ts";
import {
  type Draw,
  drawAt,
  drawNumbered,
  indexAfter,
  type Schedule,
  scheduleAhead,
} from "../../lotteryRules/schedule.ts";
import { clockSetBack, databaseTime } from "../../site/databaseTime.ts";
import { changeDraws, tryChangeDraws } from "../locks.ts";
import type { Lottery } from "../lotteries.ts";
import { lotteryRevelations, lotterySecrets } from "../lottery.tables.ts";
import { type DrawSecret, secretIn } from "./secret.ts";

/** What decides about the draws of some lotteries, read from the database in one statement. */
export interface DrawMoment {
  /** The platform's time by the database. */
  now: Date;
  /** Milliseconds by which the clock was ever set back, in all. */
  setBackMs: number;
  secret: DrawSecret;
  /** Number of the last revealed draw, by lottery. */
  revealed: ReadonlyMap<string, string>;
}

/** Reads the moment of these lotteries. A transaction that changes something by it calls `holdDraws` first. */
export async function momentOf(
  { config }: { config: Pick<Config, "lotteryKey"> },
  tx: Tx,
  lotteries: readonly Pick<Lottery, "gameCode">[],
): Promise<DrawMoment> {
  const gameCodes = lotteries.map(({ gameCode }) => gameCode);
  const rows = await tx
    .select({ now: databaseTime, setBackMs: clockSetBack, secret: lotterySecrets, revelation: lotteryRevelations })
    .from(lotterySecrets)
    .leftJoin(lotteryRevelations, inArray(lotteryRevelations.gameCode, gameCodes));
  const [first] = rows;
  if (!first) throw new Error("the database has no secret for its draws");
  const revelations = rows.flatMap(({ revelation }) => revelation ?? []);
  return {
    now: first.now,
    setBackMs: first.setBackMs,
    secret: secretIn(first.secret, config),
    revealed: new Map(revelations.map(({ gameCode, numero }) => [gameCode, numero])),
  };
}

/** Number of the last draw that was generated for the history, before anybody could bet. */
const lastGenerated = (lottery: Lottery, { secret }: DrawMoment): string =>
  lastDue(lottery, { now: secret.since, setBackMs: 0 });

/** When the draws of a lottery are, at a moment. */
export const scheduleOf = ({ schedule }: Lottery, { setBackMs }: Pick<DrawMoment, "setBackMs">): Schedule =>
  scheduleAhead(schedule, setBackMs);

/** Whether a draw was generated for the history, before anybody could bet. */
export const isGenerated = (lottery: Lottery, numero: string, moment: DrawMoment): boolean =>
  numero <= lastGenerated(lottery, moment);

/** The last draw that may be shown and paid. */
export function lastRevealed(lottery: Lottery, moment: DrawMoment): Draw {
  const generated = lastGenerated(lottery, moment);
  const revealed = moment.revealed.get(lottery.gameCode) ?? generated;
  return drawNumbered(scheduleOf(lottery, moment), revealed > generated ? revealed : generated);
}

/** Whether the numbers of a draw may be shown and paid. */
export const isRevealed = (lottery: Lottery, numero: string, moment: DrawMoment): boolean =>
  numero <= lastRevealed(lottery, moment).numero;

/**
 * Reveals all due draws, publishes an event for each lottery that has drawn, and returns the moment afterwards. Call it
 * outside of transactions: others may rely on a revelation only after its commit.
 */
export async function revealDraws(platform: CorePlatform, lotteries: readonly Lottery[]): Promise<DrawMoment> {
  for (;;) {
    const moment = await momentOf(platform, platform.db, lotteries);
    const due = dueAt(moment, lotteries);
    const [first] = due;
    if (!first) return moment;
    // Bets are under way on all that is left: this waits for those on one lottery.
    if ((await revealFree(platform, due)) === 0) await revealHeld(platform, first);
  }
}

/**
 * Reveals due draws without waiting, and returns the moment afterwards. A lottery on which bets are under way, and one that
 * can't be drawn, keep their last revealed draws: the job that calls `revealDraws` draws them, and reports failures.
 */
export async function revealFreeDraws(platform: CorePlatform, lotteries: readonly Lottery[]): Promise<DrawMoment> {
  const moment = await momentOf(platform, platform.db, lotteries);
  const due = dueAt(moment, lotteries);
  if (due.length === 0) return moment;
  await revealFree(platform, due).catch(() => undefined);
  return momentOf(platform, platform.db, lotteries);
}

/** Reveals the due draws of the lotteries on which no bet is under way, in one transaction. Returns their number. */
const revealFree = ({ events }: CorePlatform, lotteries: readonly Lottery[]): Promise<number> =>
  events.transaction(async (tx) => {
    const gameCodes = lotteries.map(({ gameCode }) => gameCode);
    const free = await tryChangeDraws(tx, gameCodes);
    await revealDue(
      events,
      tx,
      lotteries.filter(({ gameCode }) => free.has(gameCode)),
    );
    return free.size;
  });

/** Reveals the due draw of a lottery after the bets that are under way on it. */
const revealHeld = ({ events }: CorePlatform, lottery: Lottery): Promise<void> =>
  events.transaction(async (tx) => {
    await changeDraws(tx, lottery.gameCode);
    await revealDue(events, tx, [lottery]);
  });

/** Reveals the last draw of each lottery by time. */
async function revealDue(events: Events, tx: Tx, lotteries: readonly Lottery[]): Promise<void> {
  if (lotteries.length === 0) return;
  // Read after the locks: no bet that was placed before this time is still under way.
  const [row] = await tx.select({ now: databaseTime, setBackMs: clockSetBack }).from(sql`(select 1) as one`);
  if (!row) throw new Error("the database told no time");
  const drawn = lotteries.map((lottery) => ({
    gameCode: lottery.gameCode,
    numero: lastDue(lottery, row),
    revealedAt: row.now,
  }));
  await reveal({ events }, tx, ...drawn);
}

/** The lotteries that have a due draw: its time has come, and its numbers are not revealed. */
const dueAt = (moment: DrawMoment, lotteries: readonly Lottery[]): Lottery[] =>
  lotteries.filter((lottery) => lastDue(lottery, moment) > (moment.revealed.get(lottery.gameCode) ?? ""));

/** The lotteries that have a draw for `revealDraws`. */
export async function dueLotteries(platform: CorePlatform, lotteries: readonly Lottery[]): Promise<Lottery[]> {
  return dueAt(await momentOf(platform, platform.db, lotteries), lotteries);
}

/** Number of the last draw of a lottery by time. */
function lastDue(lottery: Lottery, moment: Pick<DrawMoment, "now" | "setBackMs">): string {
  const schedule = scheduleOf(lottery, moment);
  return drawAt(schedule, indexAfter(schedule, moment.now) - 1).numero;
}

/** Reveals each lottery's draws up to a number, and records an event for the last one. Call `changeDraws` first. */
export async function reveal(
  { events }: Pick<CorePlatform, "events">,
  tx: Tx,
  ...rows: readonly (typeof lotteryRevelations.$inferInsert)[]
): Promise<void> {
  const grown = await tx
    .insert(lotteryRevelations)
    .values([...rows])
    .onConflictDoUpdate({
      target: lotteryRevelations.gameCode,
      set: { numero: sql`excluded.numero`, revealedAt: sql`excluded.revealed_at` },
      setWhere: sql`${lotteryRevelations.numero} < excluded.numero`,
    })
    .returning({ gameCode: lotteryRevelations.gameCode, numero: lotteryRevelations.numero });
  await events.record(tx, ...grown.map((data) => ({ topic: "draw" as const, data })));
}
