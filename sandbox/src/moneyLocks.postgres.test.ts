import { randomUUID } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bonuses } from "./bonuses/bonuses.tables.ts";
import { forfeitBonus, issueBonus } from "./bonuses/bonuses.ts";
import { createDeposit, endDeposit } from "./deposits/deposits.ts";
import { catalogueOf } from "./games/catalogue.ts";
import { availabilityOf } from "./games/gameView.ts";
import { PlatformError } from "./http/errors.ts";
import { inEveryLanguage } from "./http/languages.ts";
import { fillJackpots } from "./jackpots/fillJackpots.ts";
import { memberAccountId, moving, platformAccountId, post } from "./ledger/ledger.ts";
import { transact } from "./ledger/transact.ts";
import { standingOf } from "./lottery/draws/draws.ts";
import { requireLottery } from "./lottery/lotteries.ts";
import { placeSlip } from "./lottery/orders/placing.ts";
import { cancelOrder } from "./lottery/orders/settlement.ts";
import { members } from "./member/member.tables.ts";
import { transferToMember } from "./memberTransfers/memberTransfers.ts";
import { createLaunch, redeemLaunch } from "./play/launches.ts";
import { tableOf } from "./play/matches.ts";
import { openPlaySession } from "./play/playSessions.ts";
import { findRoundGame } from "./play/roundGames.ts";
import { playRound } from "./play/rounds.ts";
import { convertPoints } from "./points/conversions.ts";
import { grantTickets, useTicket } from "./raffle/raffle.ts";
import { payoutAccounts } from "./security/security.tables.ts";
import { openSession } from "./session/sessions.ts";
import { failuresOf } from "./testing/failuresOf.ts";
import { ledgerFaults } from "./testing/ledgerFaults.ts";
import { openPlatformForFile } from "./testing/openTestPlatform.ts";
import { HOUR_MS } from "./time/units.ts";
import { raiseLevel } from "./vip/vip.ts";
import { transferFunds } from "./wallet/transfer.ts";
import { WALLET_VENDORS, walletAccountId } from "./wallet/wallets.ts";
import { decide } from "./withdrawals/payments.ts";
import { cancelWithdrawal, createWithdrawal } from "./withdrawals/withdrawals.ts";

const DEMO = 3;
const CURRENCY = "VND";
const PAYMENT_PASSWORD = "246810";
const SEA = "SEA_5D_1M";

const { platform, db, clock } = await openPlatformForFile();

const owner = { memberId: DEMO, currency: CURRENCY };
const main = memberAccountId(DEMO, "main", CURRENCY);

/** A refusal is a result like another; everything else fails the test. */
const attempt = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!(error instanceof PlatformError)) throw error;
  });

/** Plays rounds of a game that is settled at once: of a vendor that keeps the players' money, or of another one. */
async function rounds(keepsMoney: boolean) {
  const now = clock.now();
  const keeps = (code: string) => WALLET_VENDORS.some(({ vassalage }) => vassalage === code);
  const found = (await catalogueOf(platform))
    .all()
    .find(
      (game) =>
        game.gameType === "LIVE" &&
        keeps(game.vassalage) === keepsMoney &&
        availabilityOf(game, now).status === "ACTIVE",
    );
  const game = found && (await findRoundGame(platform, found.nodeId, "EN"));
  const [member] = await db.select().from(members).where(eq(members.id, DEMO));
  if (!found || !game || !member) throw new Error("no such game");
  const login = { member, remember: false, device: "test", ip: "127.0.0.1", country: "VN", at: now };
  const { sessionId } = await db.transaction((tx) => openSession(tx, login));
  const { path } = await createLaunch(platform, {
    nodeId: found.nodeId,
    language: "EN",
    member: { id: DEMO, sessionId },
  });
  const launch = await redeemLaunch(platform, path.split("/").at(-1) ?? "");
  if (!launch) throw new Error("not launched");
  const { session } = await openPlaySession(platform, launch, found);
  const stake = String(found.minBet);
  const table = await tableOf(platform, game);
  const spot = table.kind === "table" ? (table.spots[0]?.id ?? "") : "";
  return () => playRound(platform, session, game, { key: randomUUID(), stake, choice: { chips: { [spot]: 1 } } });
}

const bonus = () =>
  transact(platform, async (tx) => {
    const issuedAt = clock.now();
    return issueBonus(tx, {
      ...owner,
      cause: randomUUID(),
      titles: inEveryLanguage(() => "A gift"),
      amount: 1_000n,
      turnoverRequired: 3_000n,
      issuedAt,
      expiresAt: new Date(issuedAt.getTime() + HOUR_MS),
    });
  });

async function forfeit() {
  const [latest] = await db
    .select({ id: bonuses.id })
    .from(bonuses)
    .where(and(eq(bonuses.memberId, DEMO), eq(bonuses.status, "ACTIVE")))
    .orderBy(desc(bonuses.id))
    .limit(1);
  if (latest) await forfeitBonus(platform, DEMO, latest.id);
}

async function deposit() {
  const request = { ...owner, idempotencyKey: randomUUID(), channelId: "qr", amount: 200_000n, promotionId: null };
  const { depositId } = await createDeposit(platform, request);
  await endDeposit(platform, depositId, "SUCCESS");
}

async function withdraw(isPaid: boolean) {
  const [card] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.memberId, DEMO));
  const { withdrawId } = await createWithdrawal(platform, {
    ...{ ...owner, idempotencyKey: randomUUID(), bankCardId: card?.id ?? "", amount: 50_000n },
    paymentPassword: PAYMENT_PASSWORD,
  });
  if (isPaid) await transact(platform, (tx) => decide(tx, platform, { withdrawId, step: "PAY" }));
  await cancelWithdrawal(platform, withdrawId, DEMO);
}

const moved = (isOut: boolean) =>
  transact(platform, (tx) => {
    const vendor = walletAccountId(owner, WALLET_VENDORS[0]?.vassalage ?? "") ?? "";
    const [fromAccountId, toAccountId] = isOut ? [main, vendor] : [vendor, main];
    return transferFunds(tx, {
      ...{ key: randomUUID(), ...owner, fromAccountId, toAccountId, amount: 5_000n, at: clock.now() },
    });
  });

async function lottery() {
  const { open } = await standingOf(platform, db, await requireLottery(platform, SEA));
  const lines = [{ playType: "SUM", content: "BIG", unit: "1000", multiple: 1 }];
  const [order] = await placeSlip(
    platform,
    { ...owner, idempotencyKey: randomUUID() },
    { gameCode: SEA, numero: open.numero, lines },
  );
  if (order) await cancelOrder(platform, DEMO, order.orderId);
}

async function raffle() {
  const at = clock.now();
  await transact(platform, (tx) =>
    grantTickets(tx, { memberId: DEMO, cause: randomUUID(), source: "GIFT", count: 1, at }),
  );
  await useTicket(platform, { memberId: DEMO, idempotencyKey: randomUUID() });
}

/** Brings the member from the lowest level of the club to that of the turnover. */
const raise = () =>
  transact(platform, async (tx) => {
    const at = clock.now();
    await tx.update(members).set({ rank: 0 }).where(eq(members.id, DEMO));
    await raiseLevel.run(tx, platform, { key: randomUUID(), at }, { memberId: DEMO });
  });

test("whatever a member does at once, no two movements of money wait for each other", async () => {
  await transact(platform, async (tx) => {
    const at = clock.now();
    const entries = moving(100_000_000n, { from: platformAccountId("house", CURRENCY), to: main });
    await post(tx, { key: randomUUID(), kind: "ADJUST", at, entries });
  });
  for (let i = 0; i < 20; i += 1) await moved(true);
  const [here, there] = [await rounds(false), await rounds(true)];
  const sending = {
    ...owner,
    direction: "UPLINE",
    amount: 10_000n,
    paymentPassword: PAYMENT_PASSWORD,
    remark: null,
  } as const;
  const converting = { ...owner, sessionId: randomUUID(), points: 100, password: "Atrium!2026" };
  const actions: (() => Promise<unknown>)[] = [
    here,
    there,
    bonus,
    forfeit,
    deposit,
    () => withdraw(false),
    () => withdraw(true),
    () => moved(true),
    () => moved(false),
    lottery,
    raffle,
    raise,
    () => transferToMember(platform, { ...sending, idempotencyKey: randomUUID() }),
    () => convertPoints(platform, { ...converting, idempotencyKey: randomUUID() }),
    () => fillJackpots.sweep(platform, new AbortController().signal),
  ];
  const stop = failuresOf(db);
  await Promise.all(
    actions.map(async (action) => {
      for (let time = 0; time < 12; time += 1) await attempt(action());
    }),
  );
  expect(stop().filter((code) => code === "40P01")).toEqual([]);
  expect(await ledgerFaults(db)).toEqual([]);
}, 240_000);
