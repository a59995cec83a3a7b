import { sql } from "drizzle-orm";
import type { Database, Tx } from "../db/openDatabase.ts";
import type { SeedContext } from "../db/seedContext.ts";
import { takeSnapshot } from "../db/snapshot.ts";
import { seedDeposits } from "../deposits/deposits.seed.ts";
import { seedGames } from "../games/games.seed.ts";
import { seedMembers } from "../member/member.seed.ts";
import { seedPromotions } from "../promotions/promotions.seed.ts";
import { seedReferrals } from "../referral/referral.seed.ts";
import { seedRewards } from "../rewards/rewards.seed.ts";
import { seedSecurity } from "../security/security.seed.ts";
import { seedLogins } from "../session/history/history.seed.ts";
import { seedSocialAccounts } from "../session/social/social.seed.ts";
import { seedHistories } from "../wallet/wallet.seed.ts";
import { seedWithdrawals } from "../withdrawals/withdrawals.seed.ts";
import { seedRuns } from "./seed.tables.ts";
import { seedVolume, type Volume } from "./volume/volume.ts";

const SEEDS: readonly ((tx: Tx, context: SeedContext) => Promise<void>)[] = [
  seedMembers,
  seedSecurity,
  seedSocialAccounts,
  seedLogins,
  seedGames,
  seedHistories,
  seedDeposits,
  seedWithdrawals,
  seedPromotions,
  seedRewards,
  seedReferrals,
];

/**
 * Fills an empty database in one transaction; an interrupted start begins again. With a volume it adds so many members
 * and bets.
 */
export async function seedOnce(db: Database, context: SeedContext, volume?: Volume): Promise<void> {
  if ((await db.select().from(seedRuns)).length > 0) return;
  await db.transaction(async (tx) => {
    for (const seed of SEEDS) await seed(tx, context);
    if (volume) await seedVolume(tx, context, volume);
    await tx.insert(seedRuns).values({ seed: context.seed, at: context.now });
    await tx.execute(sql`select rebuild_rollups()`);
    await takeSnapshot(tx);
  });
}
