import { readConfig } from "../config.ts";
import type { OpenDatabase, Tx } from "../db/openDatabase.ts";
import { bets } from "../games/bets.tables.ts";
import { favoriteGames, games, vendors } from "../games/games.tables.ts";
import { memberAccountId, moving, platformAccountId, post } from "../ledger/ledger.ts";
import { transact } from "../ledger/transact.ts";
import { standingOf } from "../lottery/draws/draws.ts";
import { requireLottery } from "../lottery/lotteries.ts";
import { placeSlip } from "../lottery/orders/placing.ts";
import { members, messages } from "../member/member.tables.ts";
import { openMemberAccounts } from "../member/members.ts";
import { hashPassword } from "../member/password.ts";
import { createPlatform, type Platform } from "../platform.ts";
import { seedRuns } from "../seed/seed.tables.ts";
import { openSession } from "../session/sessions.ts";
import { transferFunds } from "../wallet/transfer.ts";
import { vendorAccountId } from "../wallet/wallets.ts";

/** The player of the small database. */
export const SMALL_PLAYER = { id: 2, username: "player", password: "Fixture!2026" } as const;

const CURRENCY = "VND";
const LOTTERY = "SEA_5D_1M";

/** Fills an empty database with an agent, a player, a few games, and movements of money of each kind. */
export async function fillSmall(database: OpenDatabase): Promise<void> {
  const { db } = database;
  const platform = await createPlatform(readConfig({}), database);
  const at = platform.clock.now();
  await db.transaction(async (tx) => {
    await tx.insert(seedRuns).values({ seed: "small", at });
    await addMembers(tx, at);
    await addGames(tx, at);
  });
  await moveMoney(platform, at);
  const lottery = await requireLottery(platform, LOTTERY);
  const { open } = await standingOf(platform, db, lottery);
  const lines = [{ playType: "SUM", content: "BIG", unit: "1000", multiple: 2 }];
  const bettor = { memberId: SMALL_PLAYER.id, currency: CURRENCY, idempotencyKey: "small" };
  await placeSlip(platform, bettor, { gameCode: LOTTERY, numero: open.numero, lines });
  await platform.events.deliver();
}

async function addMembers(tx: Tx, at: Date): Promise<void> {
  const passwordHash = await hashPassword(SMALL_PLAYER.password);
  const account = { currency: CURRENCY, passwordHash, passwordChangedAt: at, registeredAt: at };
  const player = { ...account, id: SMALL_PLAYER.id, username: SMALL_PLAYER.username, type: 0, uplineId: 1 };
  const rows = [
    { ...account, id: 1, username: "agent", type: 1, path: "/1/", inviteCode: "SMALL1" },
    { ...player, path: "/1/2/", email: "player@mail.example", mobile: "+84901234567" },
  ];
  await tx.insert(members).values(rows);
  await openMemberAccounts(tx, rows, at);
  await tx.insert(messages).values({ memberId: SMALL_PLAYER.id, title: "Welcome", content: "Hello.", createdAt: at });
  const login = { remember: true, device: "Firefox", ip: "198.51.100.7", country: "VN", at };
  await openSession(tx, { member: { id: SMALL_PLAYER.id, endsAt: null }, ...login });
}

async function addGames(tx: Tx, at: Date): Promise<void> {
  const open = { popularity: 500, status: "ACTIVE" } as const;
  await tx.insert(vendors).values([
    { ...open, code: "PP", name: "Pragmatic Play", isGame: "GAME" },
    { ...open, code: "TCG_SEA", name: "Mekong Draws", isGame: "GAME" },
  ]);
  const name = "Fruit Party";
  const names = { CN: name, EN: name, ID: name, PT: name, TH: name, TY: name, VI: name };
  const stakes = { minBet: 1_000n, maxBet: 5_000_000n, rtpBp: 9_600, rtpPublished: true, demo: true };
  const looks = { names, theme: "fruit", subject: "cherry", releasedAt: at };
  await tx.insert(games).values([
    {
      ...open,
      ...stakes,
      ...looks,
      nodeId: 10_001,
      vassalage: "PP",
      gameCode: "PP1",
      gameType: "RNG",
      gameClassify: "VIDEO",
    },
    {
      ...open,
      ...stakes,
      ...looks,
      nodeId: 10_002,
      vassalage: "TCG_SEA",
      gameCode: LOTTERY,
      gameType: "ELOTT",
      gameClassify: "FIVE_DIGITS",
    },
  ]);
  await tx.insert(favoriteGames).values({ memberId: SMALL_PLAYER.id, nodeId: 10_001, addedAt: at });
}

async function moveMoney(platform: Platform, at: Date): Promise<void> {
  const main = memberAccountId(SMALL_PLAYER.id, "main", "VND");
  const between = (other: string, amount: bigint) => moving(amount, { from: other, to: main });
  const house = platformAccountId("house", CURRENCY);
  const reference = "B1";
  await transact(platform, async (tx) => {
    const deposit = between(platformAccountId("cashier", CURRENCY), 1_000_000n);
    await post(tx, {
      key: "deposit:1",
      kind: "DEPOSIT",
      at,
      reference: "1",
      remark: "Bank transfer",
      entries: deposit,
    });
    await post(tx, { key: "bet:B1", kind: "BET", at, reference, entries: between(house, -50_000n) });
    await post(tx, { key: "win:B1", kind: "WIN", at, reference, entries: between(house, 120_000n) });
    await tx.insert(bets).values({
      betId: reference,
      memberId: SMALL_PLAYER.id,
      nodeId: 10_001,
      vassalage: "PP",
      gameCategory: "RNG",
      gameName: "Fruit Party",
      placedAt: at,
      settledAt: at,
      betAmount: 50_000n,
      validBet: 50_000n,
      winAmount: 120_000n,
      status: "WON",
      currency: CURRENCY,
      playMoney: false,
    });
    await transferFunds(tx, {
      key: "transfer:1",
      memberId: SMALL_PLAYER.id,
      currency: CURRENCY,
      fromAccountId: main,
      toAccountId: vendorAccountId({ memberId: SMALL_PLAYER.id, currency: CURRENCY }, "SBL"),
      amount: 200_000n,
      at,
    });
  });
}
