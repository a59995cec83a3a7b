import { SeededRandom } from "@atrium/arcade/seededRandom";
import { asc, eq, sql } from "drizzle-orm";
import { AGENT_TYPES, PLAYER_TYPE } from "../accountTypes.ts";
import type { Tx } from "../db/openDatabase.ts";
import { members } from "../member/member.tables.ts";
import { missionClaims } from "../missions/missions.tables.ts";
import { startOfToday } from "../reports/reportRange.ts";
import { type PastPlayer, pastOf } from "./history.ts";
import { writeBets, writeMovements } from "./history.write.ts";
import { cashOf, movementsOf, pastBonuses, writeBonuses } from "./pastBonuses.ts";
import { pastClaims } from "./pastClaims.ts";
import { pastGames } from "./pastGames.ts";
import { pastPayouts } from "./pastPayouts.ts";

const BETS = 8_000;
const CURRENCY = "VND";

/** Histories of the named accounts. */
const NAMED: Record<string, { bets: number; stake: bigint; endsWith: bigint }> = {
  demo: { bets: 420, stake: 20_000n, endsWith: 25_480_000n },
  vipclub: { bets: 380, stake: 500_000n, endsWith: 186_250_000n },
  weak: { bets: 40, stake: 10_000n, endsWith: 1_250_000n },
  expired: { bets: 40, stake: 10_000n, endsWith: 940_000n },
};

/**
 * 8,000 bets of the last year with all their movements of money, each in a transaction of its own, and the missions
 * that were claimed meanwhile. Same seed and day, same data.
 */
export async function seedHistories(tx: Tx, { seed, now }: { seed: string; now: Date }): Promise<void> {
  const until = startOfToday(now);
  const random = new SeededRandom(seed, "histories", until.toISOString());
  const games = await pastGames(tx);
  const accounts = await tx
    .select({
      memberId: members.id,
      username: members.username,
      type: members.type,
      days: sql`floor(extract(epoch from ${until.toISOString()}::timestamptz - ${members.registeredAt}) / 86400)`.mapWith(
        Number,
      ),
    })
    .from(members)
    .where(eq(members.currency, CURRENCY))
    .orderBy(asc(members.id));
  const given = pastBonuses(until);
  const players = toPlayers(accounts, random).map(({ endsWith, ...player }) => {
    const left = endsWith === undefined ? undefined : endsWith - cashOf(given, player.memberId);
    return { ...player, ...(left !== undefined && { endsWith: left }) };
  });
  const histories = players.map((player) => ({ player, history: pastOf(player, games, until, random) }));
  const claimed = histories
    // The others have a final balance, which further rewards would change.
    .filter(({ player }) => player.endsWith === undefined)
    .map(({ player, history }) => pastClaims(player.memberId, history, until, random));
  await writeBets(
    tx,
    histories.flatMap(({ history }) => history.bets),
  );
  await writeBonuses(tx, given);
  await writeMovements(tx, [
    ...histories.flatMap(({ history }) => history.movements),
    ...movementsOf(given),
    ...pastPayouts(until),
    ...claimed.flatMap(({ movements }) => movements),
  ]);
  const claims = claimed.flatMap((of) => of.claims);
  if (claims.length > 0) await tx.insert(missionClaims).values(claims);
}

interface Account {
  memberId: number;
  username: string;
  type: number;
  days: number;
}

/** How much each account plays: most a little, some a lot, agents not at all. */
function toPlayers(accounts: readonly Account[], random: SeededRandom): PastPlayer[] {
  const players: PastPlayer[] = [];
  const others: { memberId: number; days: number; weight: number }[] = [];
  for (const { memberId, username, type, days } of accounts) {
    const named = NAMED[username];
    if (named) players.push({ memberId, days, currency: CURRENCY, ...named });
    else if (AGENT_TYPES.has(type)) {
      const endsWith = BigInt(random.int(2, 90)) * 100_000n;
      players.push({ memberId, days, currency: CURRENCY, bets: 0, stake: 10_000n, endsWith });
    } else if (type === PLAYER_TYPE) others.push({ memberId, days, weight: 0.15 + random.next() ** 3 });
  }
  let left = BETS - players.reduce((sum, { bets }) => sum + bets, 0);
  let weightLeft = others.reduce((sum, { weight }) => sum + weight, 0);
  for (const { memberId, days, weight } of others) {
    const bets = Math.round((left * weight) / weightLeft);
    left -= bets;
    weightLeft -= weight;
    players.push({
      memberId,
      days,
      currency: CURRENCY,
      bets,
      stake: random.pick([5_000n, 10_000n, 20_000n, 50_000n, 200_000n]),
    });
  }
  return players;
}
