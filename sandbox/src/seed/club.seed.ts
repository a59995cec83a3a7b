import { SeededRandom } from "@atrium/arcade/seededRandom";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import type { SeedContext } from "../db/seedContext.ts";
import { bets } from "../games/bets.tables.ts";
import { members } from "../member/member.tables.ts";
import { bigSum } from "../rollups/bigSum.ts";
import { DAY_MS } from "../time/units.ts";
import { CLUB_CURRENCY, LEVELS, levelOf, rankFor } from "../vip/levels.ts";
import { vipStandings } from "../vip/vip.tables.ts";

/** Days since members came to their levels. */
const SINCE = { least: 40, most: 99 };
/** Accounts with a level of their own, and how much of the way to the next one they have done, in percent. */
const NAMED: Record<string, bigint> = { demo: 62n, vipclub: 38n, agent: 71n, senior: 25n };

/** Standings that fit the seeded bets. Players get the levels that their turnover reaches. */
export async function seedClub(tx: Tx, { seed, now }: SeedContext): Promise<void> {
  const random = new SeededRandom(seed, "club");
  const rows = await tx
    .select({ id: members.id, username: members.username, rank: members.rank, turnover: bigSum(bets.validBet) })
    .from(members)
    .leftJoin(bets, and(eq(bets.memberId, members.id), eq(bets.currency, CLUB_CURRENCY), eq(bets.playMoney, false)))
    .where(eq(members.currency, CLUB_CURRENCY))
    .groupBy(members.id)
    .orderBy(asc(members.id));
  const ranks = new Map<number, number[]>();
  const standings = rows.map(({ id, username, rank: given, turnover }) => {
    const since = new Date(now.getTime() - random.int(SINCE.least, SINCE.most) * DAY_MS);
    const percent = NAMED[username];
    const rank = percent === undefined ? rankFor(turnover) : given;
    ranks.set(rank, [...(ranks.get(rank) ?? []), id]);
    const { turnover: from } = levelOf(rank);
    const wayLeft = (LEVELS[rank + 1]?.turnover ?? from) - from;
    const counted = percent === undefined ? turnover : from + (wayLeft * percent) / 100n;
    return { memberId: id, turnover, credit: counted - turnover, since };
  });
  await tx.insert(vipStandings).values(standings);
  for (const [rank, ids] of ranks) await tx.update(members).set({ rank }).where(inArray(members.id, ids));
}
