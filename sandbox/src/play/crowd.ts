import { randomUUID } from "node:crypto";
import { and, eq, like, lte } from "drizzle-orm";
import { PLAYER_TYPE } from "../accountTypes.ts";
import { catalogueOf } from "../games/catalogue.ts";
import { availabilityOf } from "../games/gameView.ts";
import { winners } from "../games/winners.ts";
import { sweep } from "../jobs/job.ts";
import { balanceOf, memberAccountId, moving, platformAccountId, post } from "../ledger/ledger.ts";
import { transact } from "../ledger/transact.ts";
import { members } from "../member/member.tables.ts";
import { toDecimal } from "../money.ts";
import type { Platform } from "../platform.ts";
import { secureRandom } from "../random/secureRandom.ts";
import { WALLET_VENDORS } from "../wallet/wallets.ts";
import { createLaunch, redeemLaunch } from "./launches.ts";
import { endPlaySession, openPlaySession } from "./playSessions.ts";
import { findRoundGame } from "./roundGames.ts";
import { playRound } from "./rounds.ts";

/** The average time between two visits. */
const EVERY_MS = 20_000;
const BOARD = 20;
const STAKES = [20_000n, 50_000n, 100_000n, 200_000n, 500_000n];
const CROWD = 500;

const anyOf = <T>(items: readonly T[]): T | undefined => items[secureRandom(items.length)];

/** The seeded players without a documented login: their names end with the digits of their number. */
async function crowdOf({ db }: Platform): Promise<number[]> {
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.type, PLAYER_TYPE), lte(members.id, CROWD), like(members.username, "%1___")));
  return rows.map(({ id }) => id);
}

/** Popular slots. Their rounds are settled at once. */
async function slotsOf(platform: Platform): Promise<number[]> {
  const now = platform.clock.now();
  return (await catalogueOf(platform))
    .hot()
    .filter((game) => game.gameType === "RNG" && availabilityOf(game, now).status === "ACTIVE")
    .filter(({ vassalage }) => !WALLET_VENDORS.some((vendor) => vendor.vassalage === vassalage))
    .map(({ nodeId }) => nodeId);
}

/**
 * A player of the crowd opens a game, plays one round and leaves, through the same launch, ledger and betting record
 * as members.
 */
export async function visit(platform: Platform): Promise<void> {
  const [memberId, nodeId] = [anyOf(await crowdOf(platform)), anyOf(await slotsOf(platform))];
  const game = nodeId === undefined ? undefined : await findRoundGame(platform, nodeId, "EN");
  if (memberId === undefined || game === undefined) return;
  const { minBet, maxBet, currency } = game.game;
  const meant = anyOf(STAKES) ?? minBet;
  const most = meant < maxBet ? meant : maxBet;
  const stake = most < minBet ? minBet : most - (most % minBet);
  await pocket(platform, memberId, stake, currency);
  const { path } = await createLaunch(platform, {
    nodeId: game.game.nodeId,
    language: "EN",
  });
  const launch = await redeemLaunch(platform, path.split("/").at(-1) ?? "");
  if (launch === undefined) return;
  const { session } = await openPlaySession(platform, { ...launch, memberId }, game.game);
  await playRound(platform, session, game, { key: randomUUID(), stake: toDecimal(stake, currency), choice: {} });
  await endPlaySession(platform, session.id);
}

/** Deposits, when the wallet doesn't hold the stake. */
async function pocket(platform: Platform, memberId: number, stake: bigint, currency: string): Promise<void> {
  const wallet = memberAccountId(memberId, "main", currency);
  if ((await balanceOf(platform.db, wallet)) >= stake) return;
  const amount = stake * 20n;
  await transact(platform, (tx) =>
    post(tx, {
      key: `deposit:crowd:${randomUUID()}`,
      kind: "DEPOSIT",
      at: platform.clock.now(),
      remark: "Bank transfer",
      entries: moving(amount, { from: platformAccountId("cashier", currency), to: wallet }),
    }),
  );
}

/** Lets the crowd play from time to time: more often until the day's board of winners is full. */
export const crowd = sweep<Platform>({
  name: "crowd",
  schedule: {
    text: "every 10 to 30 s",
    next: (after) => new Date(after.getTime() + EVERY_MS / 2 + secureRandom(EVERY_MS)),
  },
  hasWork: async ({ config }) => config.crowdPlays,
  sweep: async (platform, signal) => {
    let visits = 0;
    do {
      await visit(platform);
      visits += 1;
    } while (visits < BOARD && !signal.aborted && !(await hasFullBoard(platform)));
    return visits;
  },
});

const hasFullBoard = async (platform: Platform): Promise<boolean> =>
  (await winners(platform, { period: "DAY", sort: "AMOUNT", size: BOARD, language: "EN" })).length === BOARD;
