import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createDeposit, endDeposit } from "../deposits/deposits.ts";
import { members } from "../member/member.tables.ts";
import { shownPromotion } from "../promotions/visible.ts";
import { openPlatformForFile } from "../testing/openTestPlatform.ts";
import { deposits } from "../wallet/deposits.tables.ts";
import { withdrawals } from "../withdrawals/withdrawals.tables.ts";
import { claimPromotion, joinPromotion, ownStanding } from "./takePart.ts";

const [MONTHLY, FIRST, SECOND, SEASON, DAILY, SPINS] = [3, 4, 5, 8, 9, 24];
const JOINABLE = [MONTHLY, FIRST, SECOND, SEASON, DAILY, SPINS];

let memberId: number;
const { platform, db, clock } = await openPlatformForFile();
/** A member who opened the account today, has paid in nothing, and has joined all promotions for deposits. */
beforeEach(async () => {
  const isNew = sql`${members.type} = 1 and not exists (select from deposits where member_id = ${members.id})`;
  const [row] = await db.select().from(members).where(isNew).limit(1);
  memberId = row?.id ?? 0;
  await db.update(members).set({ registeredAt: clock.now() }).where(eq(members.id, memberId));
  for (const id of JOINABLE) await joinPromotion(platform, memberId, id);
});

async function pay(amount: bigint) {
  const asked = { memberId, currency: "VND", idempotencyKey: randomUUID(), channelId: "qr", amount, promotionId: null };
  const { depositId } = await createDeposit(platform, asked);
  await endDeposit(platform, depositId, "SUCCESS");
  return depositId;
}
/** Takes money out as a withdrawal in review does: what counts is its row. */
const withdraw = (amount: bigint, state: "REVIEW" | "CANCELLED" = "REVIEW") => {
  const at = clock.now();
  const row = { memberId, amount, fee: 0n, currency: "VND", state, createdAt: at, bankCardId: "x", bankName: "x" };
  const endedAt = state === "REVIEW" ? null : at;
  const keys = { withdrawId: randomUUID(), requestKey: randomUUID(), last4: "0000", endedAt };
  return db.insert(withdrawals).values({ ...row, ...keys });
};
async function standing(id: number) {
  const now = clock.now();
  const promotion = await shownPromotion(db, id, now);
  if (!promotion) throw new Error(`promotion ${id} is not shown`);
  return ownStanding(db, memberId, promotion, now);
}
const outcome = async (id: number) => {
  const { status, reward, loss } = await standing(id);
  return { status, reward, loss };
};

test("each claim names the claims that it excludes, the best first, and a lost one says why", async () => {
  const depositId = await pay(500_000n);
  const claims = await Promise.all(
    [FIRST, SEASON, MONTHLY, DAILY, SPINS].map(async (id) => (await standing(id)).claim),
  );
  // 500,000 · 100 %, 88 %, 30 %, 5 %, and 20 spins of 1,000; times 15, 10, 8, 5.
  expect(claims.map((claim) => [claim?.depositId, claim?.place, claim?.turnover])).toEqual([
    [depositId, 1, 7_500_000n],
    [depositId, 2, 4_400_000n],
    [depositId, 3, 1_200_000n],
    [depositId, 4, 125_000n],
    [depositId, 5, null],
  ]);
  expect((await standing(SPINS)).claim?.excludes).toEqual([
    { promotionId: FIRST, reward: 500_000n, rewardAfter: null, isForGood: true },
    { promotionId: SEASON, reward: 440_000n, rewardAfter: null, isForGood: false },
    { promotionId: MONTHLY, reward: 150_000n, rewardAfter: null, isForGood: false },
    { promotionId: DAILY, reward: 25_000n, rewardAfter: null, isForGood: false },
  ]);
  await claimPromotion(platform, memberId, SPINS);
  const loss = { reason: "DEPOSIT_USED", usedBy: SPINS };
  expect(await outcome(FIRST)).toEqual({ status: "CLOSE", reward: null, loss });
  expect(await outcome(SEASON)).toEqual({ status: "JOINED", reward: null, loss });
  // The next deposit serves the others, and the promotion for second deposits.
  await pay(200_000n);
  expect(await outcome(SEASON)).toEqual({ status: "CLAIM", reward: 176_000n, loss: null });
  expect(await outcome(SECOND)).toEqual({ status: "CLAIM", reward: 120_000n, loss: null });
});

test("a claim says what another promotion gives for a later deposit", async () => {
  await pay(500_000n);
  await pay(200_000n);
  const { claim } = await standing(FIRST);
  expect(claim?.excludes.find(({ promotionId }) => promotionId === SEASON)).toEqual({
    ...{ promotionId: SEASON, reward: 440_000n, rewardAfter: 176_000n, isForGood: false },
  });
});

test("a share is of what is left of a deposit, and play does not lessen it", async () => {
  const depositId = await pay(500_000n);
  await withdraw(100_000n, "CANCELLED");
  expect(await outcome(FIRST)).toMatchObject({ status: "CLAIM", reward: 500_000n });
  await withdraw(100_000n);
  expect(await outcome(FIRST)).toMatchObject({ status: "CLAIM", reward: 400_000n });
  await withdraw(400_000n);
  const loss = { reason: "DEPOSIT_WITHDRAWN", usedBy: null };
  expect(await outcome(FIRST)).toEqual({ status: "CLOSE", reward: null, loss });
  await expect(claimPromotion(platform, memberId, FIRST)).rejects.toMatchObject({ code: "NOT_ELIGIBLE" });
  await db.update(deposits).set({ promotionId: "21" }).where(eq(deposits.depositId, depositId));
  expect(await outcome(FIRST)).toMatchObject({ loss: { reason: "DEPOSIT_USED", usedBy: 21 } });
});

test("a claim says how much can leave the wallet before it ends", async () => {
  await pay(500_000n);
  const spare = async (id: number) => (await standing(id)).claim?.spare;
  const before = await spare(FIRST);
  expect(before).toBe(400_000n);
  await withdraw(before ?? 0n);
  expect([await spare(FIRST), (await outcome(FIRST)).reward]).toEqual([0n, 100_000n]);
  await withdraw(1n);
  expect(await outcome(FIRST)).toMatchObject({ reward: null, loss: { reason: "DEPOSIT_WITHDRAWN" } });
});

test("the next deposit can be made for what is open to it: the first-deposit bonus only once", async () => {
  const open = async () => {
    const all = await Promise.all(JOINABLE.map(async (id) => ({ id, own: await standing(id) })));
    return all.flatMap(({ id, own }) => (own.takesNextDeposit ? [id] : []));
  };
  expect(await open()).toEqual([MONTHLY, FIRST, SEASON, DAILY, SPINS]);
  await pay(500_000n);
  expect(await open()).toEqual([MONTHLY, SECOND, SEASON, DAILY, SPINS]);
  await claimPromotion(platform, memberId, SEASON);
  expect(await open()).toEqual([MONTHLY, SECOND, DAILY, SPINS]);
});

test("the first deposit without the promotion, or too small for it, is one that it missed", async () => {
  await pay(99_999n);
  expect(await outcome(FIRST)).toEqual({
    ...{ status: "CLOSE", reward: null, loss: { reason: "DEPOSIT_MISSED", usedBy: null } },
  });
});
