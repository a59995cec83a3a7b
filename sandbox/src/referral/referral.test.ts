import { and, eq, inArray, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { transact } from "../ledger/transact.ts";
import { members } from "../member/member.tables.ts";
import { memberProfiles } from "../member/profile.tables.ts";
import { rewards } from "../rewards/rewards.tables.ts";
import { grantReward } from "../rewards/rewards.ts";
import type { Sandbox } from "../server.ts";
import { listUnsettled } from "../settling/settleDue.ts";
import { settlementRetries } from "../settling/settling.tables.ts";
import { startForFile } from "../testing/startForFile.ts";
import { qualifyReferrals } from "./referral.ts";
import { REWARD_TITLE } from "./tiers.ts";

const DEMO = 3;

interface Summary {
  referralCode: string;
  link: string;
  invited: number;
  qualified: number;
  rewardTotal: string;
  tiers: { from: number; reward: string }[];
}
interface Friend {
  friendId: string;
  account: string;
  registeredAt: string;
  verified: boolean;
  deposited: boolean;
  played: boolean;
  qualifiedAt: string | null;
  reward: string | null;
}

const { platform, db, clock, caller, tokenOf } = await startForFile();
const token = await tokenOf("demo");

const summary = (as = token) => caller.read<Summary>("/wps/relay/MCSFE_referralSummary", { token: as });
const friends = (query = "", as = token) =>
  caller.read<{ list: Friend[]; totalCount: number }>(`/wps/relay/MCSFE_referralList?${query}`, { token: as });
const count = (...platforms: Sandbox["platform"][]) =>
  Promise.all(platforms.map((platform) => qualifyReferrals.sweep(platform, new AbortController().signal)));

test("tells the invitation and lists the friends with masked names, to their member only", async () => {
  expect(await summary()).toMatchObject({
    referralCode: "LINH88",
    link: expect.stringMatching(/\/register\?referralCode=LINH88$/),
    invited: 6,
    qualified: 2,
    rewardTotal: "20000",
    tiers: [
      { from: 1, reward: "20000" },
      { from: 5, reward: "30000" },
      { from: 10, reward: "50000" },
    ],
  });
  const { list, totalCount } = await friends();
  expect(totalCount).toBe(6);
  const [demo] = await db.select().from(members).where(eq(members.id, DEMO));
  for (const friend of list) expect(Date.parse(friend.registeredAt)).toBeGreaterThan(Number(demo?.registeredAt));
  expect(list.every(({ account }) => /^.{2}\*\*\*.$/.test(account))).toBe(true);
  expect(list.filter(({ qualifiedAt }) => qualifiedAt !== null)).toMatchObject([
    { verified: true, reward: "20000" },
    { verified: true, reward: null },
  ]);
  expect((await friends("preset=LAST_7")).totalCount).toBe(0);
  const other = await tokenOf("vipclub");
  expect(await friends(`friendId=${list[0]?.friendId}`, other)).toMatchObject({ totalCount: 0 });
  expect(await summary(other)).toMatchObject({ invited: 0, qualified: 0, rewardTotal: "0" });
  expect(
    (await caller.get("/wps/relay/MCSFE_referralList?startDate=2020-01-01&endDate=2020-01-02", { token })).code,
  ).toBe("REPORT_RANGE");
});

test("a friend counts once, when verified, paid in and played", async () => {
  const pending = (await friends()).list.find(({ qualifiedAt }) => qualifiedAt === null);
  const memberId = Number(pending?.friendId);
  expect(pending).toMatchObject({ verified: false, reward: null });
  await count(platform);
  expect((await summary()).qualified).toBe(2);

  await db.update(memberProfiles).set({ mobileVerified: true }).where(eq(memberProfiles.memberId, memberId));
  await db.update(members).set({ currency: "THB" }).where(eq(members.id, memberId));
  expect((await friends(`friendId=${memberId}`)).list).toMatchObject([{ verified: true, deposited: false }]);
  await count(platform);
  expect((await summary()).qualified).toBe(2);

  await db.update(members).set({ currency: "VND" }).where(eq(members.id, memberId));
  await count(platform, platform, platform);
  await count(platform);
  expect(await summary()).toMatchObject({ qualified: 3, rewardTotal: "40000" });
  const isGiven = eq(rewards.cause, `referral:${memberId}`);
  const given = await db.select().from(rewards).where(isGiven);
  expect(given).toMatchObject([{ memberId: DEMO, amount: 20_000n, status: "AVAILABLE", kind: "REFERRAL" }]);
  expect((await friends(`friendId=${memberId}`)).list).toMatchObject([
    { verified: true, deposited: true, played: true, reward: "20000" },
  ]);

  // What was not claimed in time brought nothing; the friend still counts.
  await db.update(rewards).set({ status: "EXPIRED", endedAt: clock.now() }).where(isGiven);
  expect(await summary()).toMatchObject({ qualified: 3, rewardTotal: "20000" });
  const [late] = (await friends(`friendId=${memberId}`)).list;
  expect(late).toMatchObject({ qualifiedAt: expect.any(String), reward: null });
});

test("a friend who cannot be counted holds up no other, and counts when that is mended", async () => {
  const waiting = (await friends()).list.filter(({ qualifiedAt }) => qualifiedAt === null);
  const [broken = 0, good = 0] = waiting.map(({ friendId }) => Number(friendId)).sort((a, b) => a - b);
  const before = (await summary()).qualified;
  // The reward for the first of them was given to somebody else.
  const claimBefore = new Date(clock.now().getTime() + 60_000);
  const given = { memberId: broken, cause: `referral:${broken}`, kind: "REFERRAL" as const, titles: REWARD_TITLE };
  const amounts = { currency: "VND", amount: 1n, turnoverRequired: 0n, grantedAt: clock.now(), claimBefore };
  await transact(platform, (tx) => grantReward(tx, { ...given, ...amounts }));
  const areTwo = inArray(memberProfiles.memberId, [broken, good]);
  await db.update(memberProfiles).set({ mobileVerified: true }).where(areTwo);
  await count(platform);
  expect((await summary()).qualified).toBe(before + 1);
  expect(await listUnsettled(db)).toMatchObject([{ kind: "referral", key: String(broken) }]);
  expect(await qualifyReferrals.hasWork?.(platform)).toBe(false);

  await db.delete(rewards).where(eq(rewards.cause, given.cause));
  await db.update(settlementRetries).set({ retryAt: sql`now()` });
  await count(platform);
  expect((await summary()).qualified).toBe(before + 2);
  // The sandbox runs the job, too: it may have counted the friend.
  await vi.waitFor(async () => expect(await listUnsettled(db)).toEqual([]), 10_000);
});

test("friends of a member in a currency without referral are not counted", async () => {
  const isWaiting = and(eq(memberProfiles.referrerId, DEMO), eq(memberProfiles.mobileVerified, false));
  const [friend] = await db.select().from(memberProfiles).where(isWaiting);
  const own = eq(memberProfiles.memberId, friend?.memberId ?? 0);
  await db.update(members).set({ currency: "EUR" }).where(eq(members.id, DEMO));
  await db.update(memberProfiles).set({ mobileVerified: true }).where(own);
  expect(await qualifyReferrals.hasWork?.(platform)).toBe(false);
  await db.update(members).set({ currency: "VND" }).where(eq(members.id, DEMO));
  expect(await qualifyReferrals.hasWork?.(platform)).toBe(true);
});

test("rewards in another currency than the member's are left out of the sum", async () => {
  await db.update(members).set({ currency: "USD" }).where(eq(members.id, DEMO));
  expect(await summary()).toMatchObject({ rewardTotal: "0.00" });
  await db.update(members).set({ currency: "VND" }).where(eq(members.id, DEMO));
  expect(Number((await summary()).rewardTotal)).toBeGreaterThan(0);
});

test("is not found while the brand has no such promotion", async () => {
  await caller.post("/sandbox/flags", { body: { REFERRAL_PROMOTION: false } });
  for (const call of ["MCSFE_referralSummary", "MCSFE_referralList"]) {
    expect((await caller.get(`/wps/relay/${call}`, { token })).code).toBe("FEATURE_DISABLED");
  }
  await caller.post("/sandbox/flags", { body: { REFERRAL_PROMOTION: true } });
});
