import { inArray, sql } from "drizzle-orm";
import type { Config } from "../../config.ts";
import type { CorePlatform } from "../../corePlatform.ts";
import type { Tx } from "../../db/openDatabase.ts";
import { type Draw, drawAt, drawNumbered, indexAfter } from "../../lotteryRules/schedule.ts";
import { databaseTime } from "../../site/databaseTime.ts";
import { changeDraws } from "../locks.ts";
import type { Lottery } from "../lotteries.ts";
import { lotteryRevelations, lotterySecrets } from "../lottery.tables.ts";
import { type DrawSecret, secretIn } from "./secret.ts";

/** What decides about the draws of some lotteries, read from the database in one statement. */
export interface DrawMoment {
  /** The platform's time by the database. */
  now: Date;
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
    .select({ now: databaseTime, secret: lotterySecrets, revelation: lotteryRevelations })
    .from(lotterySecrets)
    .leftJoin(lotteryRevelations, inArray(lotteryRevelations.gameCode, gameCodes));
  const [first] = rows;
  if (!first) throw new Error("the database has no secret for its draws");
  const revelations = rows.flatMap(({ revelation }) => revelation ?? []);
  return {
    now: first.now,
    secret: secretIn(first.secret, config),
    revealed: new Map(revelations.map(({ gameCode, numero }) => [gameCode, numero])),
  };
}

/** Number of the last draw that was generated for the history, before anybody could bet. */
const lastGenerated = (lottery: Lottery, { secret }: DrawMoment): string => lastDue(lottery, { now: secret.since });

/** Whether a draw was generated for the history, before anybody could bet. */
export const isGenerated = (lottery: Lottery, numero: string, moment: DrawMoment): boolean =>
  numero <= lastGenerated(lottery, moment);

/** The last draw that may be shown and paid. */
export function lastRevealed(lottery: Lottery, moment: DrawMoment): Draw {
  const generated = lastGenerated(lottery, moment);
  const revealed = moment.revealed.get(lottery.gameCode) ?? generated;
  return drawNumbered(lottery.schedule, revealed > generated ? revealed : generated);
}

/** Whether the numbers of a draw may be shown and paid. */
export const isRevealed = (lottery: Lottery, numero: string, moment: DrawMoment): boolean =>
  numero <= lastRevealed(lottery, moment).numero;

/**
 * Reveals all due draws, publishes an event for each lottery that has drawn, and returns the moment afterwards. Call it
 * outside of transactions: others may rely on a revelation only after its commit.
 */
export async function revealDraws(platform: CorePlatform, lotteries: readonly Lottery[]): Promise<DrawMoment> {
  const moment = await momentOf(platform, platform.db, lotteries);
  const revealed = new Map(moment.revealed);
  for (const lottery of lotteries) {
    if (!isDue(lottery, moment)) continue;
    const numero = await platform.events.transaction(async (tx) => {
      await changeDraws(tx, lottery.gameCode);
      const { now } = await momentOf(platform, tx, [lottery]);
      const due = lastDue(lottery, { now });
      await reveal(platform, tx, { gameCode: lottery.gameCode, numero: due, revealedAt: now });
      return due;
    });
    revealed.set(lottery.gameCode, numero);
  }
  return { ...moment, revealed };
}

/** Whether a draw's time has come and it is not revealed. */
const isDue = (lottery: Lottery, moment: DrawMoment): boolean =>
  lastDue(lottery, moment) > (moment.revealed.get(lottery.gameCode) ?? "");

/** Those of the lotteries with a draw that `revealDraws` would reveal. */
export async function dueLotteries(platform: CorePlatform, lotteries: readonly Lottery[]): Promise<Lottery[]> {
  const moment = await momentOf(platform, platform.db, lotteries);
  return lotteries.filter((lottery) => isDue(lottery, moment));
}

/** Number of the last draw of a lottery by time. */
const lastDue = ({ schedule }: Lottery, { now }: { now: Date }): string =>
  drawAt(schedule, indexAfter(schedule, now) - 1).numero;

/** Reveals the draws up to a number, and records an event for the last one. Call `changeDraws` first. */
export async function reveal(
  { events }: Pick<CorePlatform, "events">,
  tx: Tx,
  row: typeof lotteryRevelations.$inferInsert,
): Promise<void> {
  const grown = await tx
    .insert(lotteryRevelations)
    .values(row)
    .onConflictDoUpdate({
      target: lotteryRevelations.gameCode,
      set: { numero: row.numero, revealedAt: row.revealedAt },
      setWhere: sql`${lotteryRevelations.numero} < excluded.numero`,
    })
    .returning({ gameCode: lotteryRevelations.gameCode, numero: lotteryRevelations.numero });
  await events.record(tx, ...grown.map((data) => ({ topic: "draw" as const, data })));
}
