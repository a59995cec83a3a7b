import { randomBytes } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import type { CorePlatform } from "../../corePlatform.ts";
import type { Database, Tx } from "../../db/openDatabase.ts";
import { commitmentOf, drawNumbers, seedOf } from "../../lotteryRules/fairDraw.ts";
import type { Drawn } from "../../lotteryRules/kinds.ts";
import { type Draw, drawAt, indexAfter } from "../../lotteryRules/schedule.ts";
import type { Lottery } from "../lotteries.ts";
import { lotteryEarlyDraws, lotterySecrets } from "../lottery.tables.ts";

/** A draw whose numbers are out. */
export interface PastDraw extends Drawn {
  numero: string;
  openedAt: Date;
  seed: string;
  commitment: string;
}

/** How a lottery stands. */
export interface Standing {
  /** The next to be drawn. */
  current: Draw;
  isClosed: boolean;
  /** The one that takes bets: the current one, or once that is closed the one after it. */
  open: Draw;
}

/** Makes up the secret that all seeds come from. Not of the sandbox's own seed: whoever reads that would know every draw. */
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

/** When draws were brought forward, by their number. */
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
  return { current, isClosed, open: isClosed ? drawAt(schedule, current.index + 1) : current };
}

/** How a lottery stands now. */
export async function standingOf({ clock }: Pick<CorePlatform, "clock">, db: Tx, lottery: Lottery): Promise<Standing> {
  return standingAt(lottery, await earlyDraws(db, lottery.gameCode), clock.now());
}

/** The number of the draw that is next, for each of these lotteries. */
export async function nextNumbers(
  { db, clock }: CorePlatform,
  lotteries: readonly Lottery[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select().from(lotteryEarlyDraws).orderBy(desc(lotteryEarlyDraws.drawnAt)).limit(EARLY_DRAWS);
  const early = Map.groupBy(rows, ({ gameCode }) => gameCode);
  const now = clock.now();
  return new Map(
    lotteries.map((lottery) => {
      const own = new Map(early.get(lottery.gameCode)?.map(({ numero, drawnAt }) => [numero, drawnAt]));
      return [lottery.gameCode, standingAt(lottery, own, now).current.numero];
    }),
  );
}

/** What is told of a draw before it may be known. */
export const commitmentTo = async (db: Database, { gameCode }: Lottery, { numero }: Draw): Promise<string> =>
  commitmentOf(seedOf(await secretOf(db), { gameCode, numero }));

/** What a draw drew. Only for draws whose time has come. */
export async function outcomeOf(db: Database, { gameCode, kind }: Lottery, numero: string): Promise<Drawn> {
  const name = { gameCode, numero };
  return drawNumbers(kind, seedOf(await secretOf(db), name), name);
}

/** The latest draws, the latest first. */
export async function resultsOf({ db, clock }: CorePlatform, lottery: Lottery, count: number): Promise<PastDraw[]> {
  const { gameCode, kind, schedule } = lottery;
  const master = await secretOf(db);
  const early = await earlyDraws(db, gameCode);
  const { current } = standingAt(lottery, early, clock.now());
  return Array.from({ length: count }, (_, i): PastDraw => {
    const { numero, drawsAt } = drawAt(schedule, current.index - 1 - i);
    const name = { gameCode, numero };
    const seed = seedOf(master, name);
    const openedAt = early.get(numero) ?? drawsAt;
    return {
      ...drawNumbers(kind, seed, name),
      numero,
      openedAt,
      seed: seed.toString("hex"),
      commitment: commitmentOf(seed),
    };
  });
}

/** The draws that follow one another, the given one first. */
export const drawsFrom = ({ schedule }: Lottery, { index }: Draw, count: number): Draw[] =>
  Array.from({ length: count }, (_, i) => drawAt(schedule, index + i));
