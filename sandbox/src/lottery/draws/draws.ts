import { randomBytes } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import type { CorePlatform } from "../../corePlatform.ts";
import type { Database, Tx } from "../../db/openDatabase.ts";
import { commitmentOf, drawNumbers, seedOf } from "../../lotteryRules/fairDraw.ts";
import type { Drawn } from "../../lotteryRules/kinds.ts";
import { type Draw, drawAt, indexAfter } from "../../lotteryRules/schedule.ts";
import type { Lottery } from "../lotteries.ts";
import { lotteryEarlyDraws, lotterySecrets } from "../lottery.tables.ts";

/** A draw with its result. */
export interface PastDraw extends Drawn {
  numero: string;
  openedAt: Date;
  seed: string;
  commitment: string;
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

/** Creates the secret behind all draws. It is random: the sandbox's seed is public and would reveal every draw. */
export const seedSecret = async (tx: Tx): Promise<void> => {
  await tx.insert(lotterySecrets).values({ id: 1, secret: randomBytes(32).toString("base64url") });
};

const secrets = new WeakMap<Database, Promise<Buffer>>();

function secretOf(db: Database): Promise<Buffer> {
  const known = secrets.get(db);
  if (known) return known;
  const reading = db
    .select()
    .from(lotterySecrets)
    .then(([row]) => {
      if (!row) throw new Error("the database has no secret for its draws");
      return Buffer.from(row.secret, "base64url");
    });
  secrets.set(db, reading);
  reading.catch(() => secrets.delete(db));
  return reading;
}

const EARLY_DRAWS = 200;

/** The times of draws that were brought forward, by number. */
async function earlyDraws(db: Tx, gameCode: string): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select()
    .from(lotteryEarlyDraws)
    .where(eq(lotteryEarlyDraws.gameCode, gameCode))
    .orderBy(desc(lotteryEarlyDraws.drawnAt))
    .limit(EARLY_DRAWS);
  return new Map(rows.map(({ numero, drawnAt }) => [numero, drawnAt]));
}

function standingAt({ schedule }: Lottery, early: ReadonlyMap<string, Date>, now: Date): Standing {
  let current = drawAt(schedule, indexAfter(schedule, now));
  while (early.has(current.numero)) current = drawAt(schedule, current.index + 1);
  const isClosed = now >= current.closesAt;
  const next = drawAt(schedule, current.index + 1);
  return { current, isClosed, next, open: isClosed ? next : current };
}

/** The current draws of a lottery now. */
export async function standingOf({ clock }: Pick<CorePlatform, "clock">, db: Tx, lottery: Lottery): Promise<Standing> {
  return standingAt(lottery, await earlyDraws(db, lottery.gameCode), clock.now());
}

/** The current draws of each of these lotteries, by code. */
async function standingsOf(
  { db, clock }: CorePlatform,
  lotteries: readonly Lottery[],
): Promise<{ lottery: Lottery; standing: Standing; early: ReadonlyMap<string, Date> }[]> {
  const rows = await db.select().from(lotteryEarlyDraws).orderBy(desc(lotteryEarlyDraws.drawnAt)).limit(EARLY_DRAWS);
  const byLottery = Map.groupBy(rows, ({ gameCode }) => gameCode);
  const now = clock.now();
  return lotteries.map((lottery) => {
    const early = new Map(byLottery.get(lottery.gameCode)?.map(({ numero, drawnAt }) => [numero, drawnAt]));
    return { lottery, standing: standingAt(lottery, early, now), early };
  });
}

/** Number of the next draw of each of these lotteries. */
export async function nextNumbers(
  platform: CorePlatform,
  lotteries: readonly Lottery[],
): Promise<ReadonlyMap<string, string>> {
  const standings = await standingsOf(platform, lotteries);
  return new Map(standings.map(({ lottery, standing }) => [lottery.gameCode, standing.current.numero]));
}

/** The current and the last draw of each of these lotteries. */
export async function roundsOf(
  platform: CorePlatform,
  lotteries: readonly Lottery[],
): Promise<{ lottery: Lottery; standing: Standing; last: PastDraw }[]> {
  const master = await secretOf(platform.db);
  return (await standingsOf(platform, lotteries)).map(({ lottery, standing, early }) => {
    const { numero, drawsAt } = drawAt(lottery.schedule, standing.current.index - 1);
    return { lottery, standing, last: pastDraw(master, lottery, numero, early.get(numero) ?? drawsAt) };
  });
}

/** The commitment to a draw's seed, published before the draw. */
export const commitmentTo = async (db: Database, { gameCode }: Lottery, { numero }: Draw): Promise<string> =>
  commitmentOf(seedOf(await secretOf(db), { gameCode, numero }));

/** Result of a draw. Call it only for past draws. */
export async function outcomeOf(db: Database, { gameCode, kind }: Lottery, numero: string): Promise<Drawn> {
  const name = { gameCode, numero };
  return drawNumbers(kind, seedOf(await secretOf(db), name), name);
}

/** The latest draws, the latest first. */
export async function resultsOf({ db, clock }: CorePlatform, lottery: Lottery, count: number): Promise<PastDraw[]> {
  const { gameCode, schedule } = lottery;
  const master = await secretOf(db);
  const early = await earlyDraws(db, gameCode);
  const { current } = standingAt(lottery, early, clock.now());
  return Array.from({ length: count }, (_, i): PastDraw => {
    const { numero, drawsAt } = drawAt(schedule, current.index - 1 - i);
    return pastDraw(master, lottery, numero, early.get(numero) ?? drawsAt);
  });
}

/** Draws again what past draws have given. Call it only for past draws. */
export async function pastDraws(db: Database): Promise<(lottery: Lottery, numero: string, openedAt: Date) => PastDraw> {
  const master = await secretOf(db);
  return (lottery, numero, openedAt) => pastDraw(master, lottery, numero, openedAt);
}

function pastDraw(master: Buffer, { gameCode, kind }: Lottery, numero: string, openedAt: Date): PastDraw {
  const name = { gameCode, numero };
  const seed = seedOf(master, name);
  return {
    ...drawNumbers(kind, seed, name),
    numero,
    openedAt,
    seed: seed.toString("hex"),
    commitment: commitmentOf(seed),
  };
}

/** Consecutive draws, beginning with the given one. */
export const drawsFrom = ({ schedule }: Lottery, { index }: Draw, count: number): Draw[] =>
  Array.from({ length: count }, (_, i) => drawAt(schedule, index + i));
