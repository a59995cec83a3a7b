import { sql } from "drizzle-orm";
import { seedAgents } from "../agent/agent.seed.ts";
import { seedApplications } from "../agentApplications/agentApplications.seed.ts";
import { seedContracts } from "../contracts/contracts.seed.ts";
import type { Database, Tx } from "../db/openDatabase.ts";
import { checkLedger } from "../db/rewriteLedger.ts";
import type { SeedContext } from "../db/seedContext.ts";
import { takeSnapshot } from "../db/snapshot.ts";
import { seedDeposits } from "../deposits/deposits.seed.ts";
import { seedGames } from "../games/seed/games.seed.ts";
import { seedJackpots } from "../jackpots/jackpots.seed.ts";
import { seedLeaderboards } from "../leaderboards/leaderboards.seed.ts";
import { countPlatformAccounts } from "../ledger/checkpoints.ts";
import { seedMembers } from "../member/member.seed.ts";
import { seedPoints } from "../points/points.seed.ts";
import { seedMemberPromotions } from "../promotionParticipation/memberPromotions.seed.ts";
import { seedPromotions } from "../promotions/promotions.seed.ts";
import { seedRaffle } from "../raffle/raffle.seed.ts";
import { seedRebates } from "../rebates/rebates.seed.ts";
import { seedReferrals } from "../referral/referral.seed.ts";
import { foldRollups } from "../rollups/folding.ts";
import { seedSecurity } from "../security/security.seed.ts";
import { seedLogins } from "../session/history/history.seed.ts";
import { seedSocialAccounts } from "../session/social/social.seed.ts";
import { seedHistories } from "../wallet/wallet.seed.ts";
import { seedWithdrawals } from "../withdrawals/withdrawals.seed.ts";
import { addMissing } from "./addMissing.ts";
import { seedClub } from "./club.seed.ts";
import { seedFreeSpins } from "./freeSpins.seed.ts";
import { seedRewards } from "./rewards.seed.ts";
import { seedRuns } from "./seed.tables.ts";
import { seedVolume, type Volume } from "./volume/volume.ts";
import { withoutRowWork } from "./withoutRowWork.ts";

const SEEDS: readonly ((tx: Tx, context: SeedContext) => Promise<void>)[] = [
  seedMembers,
  seedSecurity,
  seedSocialAccounts,
  seedLogins,
  seedGames,
  seedHistories,
  seedDeposits,
  seedWithdrawals,
  seedPoints,
  seedPromotions,
  seedMemberPromotions,
  seedRewards,
  seedFreeSpins,
  seedReferrals,
  seedRaffle,
  seedAgents,
  seedApplications,
  seedRebates,
  seedClub,
  seedJackpots,
  seedLeaderboards,
];

/**
 * Fills an empty database in one transaction; an interrupted start begins again. `volume` asks for further members and
 * bets. A database of an older release gets the data that later releases have added.
 */
export async function seedOnce(db: Database, context: SeedContext, volume?: Volume): Promise<void> {
  if ((await db.select().from(seedRuns)).length > 0) {
    await db.transaction((tx) => addMissing(tx, context.now));
    return;
  }
  await db.transaction(async (tx) => {
    await withoutRowWork(tx, async () => {
      for (const seed of SEEDS) await seed(tx, context);
      if (volume) await seedVolume(tx, context, volume);
    });
    await tx.insert(seedRuns).values({ seed: context.seed, at: context.now });
    await tx.execute(sql`select rebuild_rollups()`);
    await seedContracts(tx, context);
    await checkLedger(tx);
    // With what contracts paid.
    await countPlatformAccounts(tx, 0);
    await foldRollups(tx);
    await takeSnapshot(tx);
  });
}
