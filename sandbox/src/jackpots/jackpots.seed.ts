import { and, asc, desc, eq, ne } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import type { SeedContext } from "../db/seedContext.ts";
import { games } from "../games/games.tables.ts";
import { platformAccountId } from "../ledger/ledger.ts";
import { CATALOGUE_CURRENCY } from "../money.ts";
import { IN_HOUSE_VENDOR } from "../site/brand.ts";
import { writeMovements } from "../wallet/history.write.ts";
import { JACKPOTS } from "./jackpots.data.ts";
import { jackpotGames, jackpotLevelNames, jackpotLevels, jackpots } from "./jackpots.tables.ts";

/** Number of games of a jackpot of popular slots. */
const POPULAR_GAMES = 12;

/** The jackpots that are not there yet, with their games and first amounts, which the house pays in. */
export async function seedJackpots(tx: Tx, { now }: Pick<SeedContext, "now">): Promise<void> {
  const missing = await missingJackpots(tx);
  if (missing.length === 0) return;
  await tx.insert(jackpots).values(missing.map(({ id, optIn }) => ({ id, optIn, currency: CATALOGUE_CURRENCY })));
  const levels = missing.flatMap(({ id, levels: facts }) =>
    jackpotLevelNames.map((level) => {
      const { starts, ...rest } = facts[level];
      return { jackpotId: id, level, ...rest, amount: starts };
    }),
  );
  await tx.insert(jackpotLevels).values(levels);
  const feeding = [];
  for (const jackpot of missing) {
    for (const nodeId of await gamesOf(tx, jackpot)) feeding.push({ nodeId, jackpotId: jackpot.id });
  }
  if (feeding.length > 0) await tx.insert(jackpotGames).values(feeding);
  await writeMovements(
    tx,
    levels.map(({ jackpotId, level, amount }) => ({
      key: `jackpotSeed:${jackpotId}:${level}`,
      kind: "ADJUST",
      at: now,
      reference: `jackpot-${jackpotId}`,
      accountId: platformAccountId("jackpots", CATALOGUE_CURRENCY),
      counterpartId: platformAccountId("house", CATALOGUE_CURRENCY),
      amount,
    })),
  );
}

/** The jackpots of the data that the database does not have. */
export async function missingJackpots(tx: Tx): Promise<typeof JACKPOTS> {
  const known = await tx.select({ id: jackpots.id }).from(jackpots);
  return JACKPOTS.filter((jackpot) => known.every(({ id }) => id !== jackpot.id));
}

/** The slots of a jackpot: those with the label JACKPOT of some vendors, or the most played ones of the others. */
async function gamesOf(tx: Tx, { games: which }: (typeof JACKPOTS)[number]): Promise<number[]> {
  const isPopular = which === "popular";
  const isInHouse = which === "inHouse";
  const slots = await tx
    .select({ nodeId: games.nodeId })
    .from(games)
    .where(
      and(
        eq(games.gameType, "RNG"),
        isPopular ? ne(games.gameClassify, "JACKPOT") : eq(games.gameClassify, "JACKPOT"),
        isPopular ? undefined : (isInHouse ? eq : ne)(games.vassalage, IN_HOUSE_VENDOR),
      ),
    )
    .orderBy(desc(games.popularity), asc(games.nodeId));
  const nodeIds = slots.map(({ nodeId }) => nodeId);
  return isPopular ? nodeIds.slice(0, POPULAR_GAMES) : nodeIds;
}
