import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { bonuses } from "../bonuses/bonuses.tables.ts";
import { forfeitBonus, issueBonus } from "../bonuses/bonuses.ts";
import { bets } from "../games/bets.tables.ts";
import { inEveryLanguage } from "../http/languages.ts";
import { ledgerAccounts } from "../ledger/ledger.tables.ts";
import { balanceOf, moving, platformAccountId, post } from "../ledger/ledger.ts";
import { transact } from "../ledger/transact.ts";
import { accountClosings } from "../member/closings.tables.ts";
import { members, messages } from "../member/member.tables.ts";
import { listOutbox } from "../outbox/outbox.ts";
import { pointRedeems } from "../points/mall.tables.ts";
import { decideRedeem } from "../points/redeemDecisions.ts";
import { settleBet } from "../records/settleBet.ts";
import { sessions } from "../session/session.tables.ts";
import { startForFile } from "../testing/startForFile.ts";
import { addDevice, takeNotices } from "../webPush/webPush.ts";

const PASSWORD = "Atrium!2026";
const DEMO = 3;
/** A reward of the points mall that the operator sends. */
const MUG = 6;

const { platform, db, clock, caller, tokenOf } = await startForFile({ rateLimits: false });
beforeEach(async () => {
  await caller.post("/sandbox/reset", {});
});

async function close(token: string, changes: object = {}) {
  const stepUpToken = await caller.stepUpToken(token);
  const sealed = { reason: "NOT_USED", password: PASSWORD, stepUpToken, ...changes };
  return caller.post<{ closesAt: string; open?: string[]; remainders?: object[] }>("/wps/member/close", {
    token,
    sealed,
  });
}

/** Takes all money out of the member's wallets, ends the bonuses, decides the redeems, and loses the bets that are open. */
async function empty() {
  const active = and(eq(bonuses.memberId, DEMO), eq(bonuses.status, "ACTIVE"));
  for (const { id } of await db.select().from(bonuses).where(active)) await forfeitBonus(platform, DEMO, id);
  const open = and(eq(bets.memberId, DEMO), eq(bets.status, "UNSETTLED"));
  const asked = and(eq(pointRedeems.memberId, DEMO), eq(pointRedeems.status, "IN_PROCESS"));
  await transact(platform, async (tx) => {
    for (const { redeemId } of await tx.select().from(pointRedeems).where(asked)) {
      await decideRedeem(tx, { redeemId, status: "APPROVED" }, clock.now());
    }
    // On some days the seeded past ends with a bet that is open.
    for (const { betId, betAmount: bet, currency } of await tx.select().from(bets).where(open)) {
      await settleBet(tx, { betId, bet, win: 0n, currency, at: clock.now() });
    }
    const held = await tx.select().from(ledgerAccounts).where(eq(ledgerAccounts.memberId, DEMO));
    for (const { id, balance, currency } of held.filter((account) => account.balance !== 0n)) {
      const entries = moving(balance, { from: id, to: platformAccountId("cashier", currency) });
      await post(tx, { key: `test:${id}`, kind: "ADJUST", at: clock.now(), entries });
    }
  });
}

const logIn = () =>
  caller.post<{ token: string }>("/wps/session/login", { sealed: { username: "demo", password: PASSWORD } });
const closesAt = async (token: string) =>
  (await caller.read<{ closesAt: string | null }>("/wps/member/info", { token })).closesAt;
const titles = async () =>
  (await db.select().from(messages).where(eq(messages.memberId, DEMO))).map(({ title }) => title);
const runJob = async () => {
  const [closing] = await db.select().from(accountClosings).where(eq(accountClosings.memberId, DEMO));
  await caller.post(`/sandbox/jobs/run/close-account:${closing?.id}`, {});
};

test("an empty account closes a day later, and then nobody can log in", async () => {
  await empty();
  const token = await tokenOf("demo");
  await caller.call("PUT", "/wps/member/profile", { token, sealed: { marketing: { email: true } } });
  const answer = await close(token);
  const wait = Date.parse(answer.value.closesAt) - clock.now().getTime();
  expect(Math.round(wait / 60_000)).toBe(24 * 60);
  expect((await caller.get("/wps/member/info", { token })).code).toBe("SESSION_EXPIRED");
  expect(await titles()).toContain("Your account closes in 24 hours");

  const later = (await logIn()).value.token;
  expect(await closesAt(later)).toBe(answer.value.closesAt);
  await runJob();
  expect((await caller.get("/wps/member/info", { token: later })).code).toBe("SESSION_EXPIRED");
  expect((await logIn()).code).toBe("ACCOUNT_CLOSED");
  const [mail] = await listOutbox(db);
  expect(mail?.subject).toBe("Your account is closed");
});

test("an account that is closed or locked gets no notifications, also on a device with an expired session", async () => {
  const own = eq(members.id, DEMO);
  const notices = async (state: Partial<typeof members.$inferInsert>) => {
    await tokenOf("demo");
    const [session] = await db.select().from(sessions).where(eq(sessions.memberId, DEMO)).limit(1);
    if (!session) throw new Error("no session");
    await addDevice(platform, session, { endpoint: "https://push.example/demo", p256dh: "key", auth: "secret" });
    const ended = { endedAt: new Date(), endReason: "EXPIRED" } as const;
    await db.update(sessions).set(ended).where(eq(sessions.memberId, DEMO));
    await caller.post("/sandbox/message", { body: { username: "demo", title: "Hello" } });
    await db.update(members).set(state).where(own);
    const { length } = await takeNotices(platform);
    await db.update(members).set({ closedAt: null, lockedAt: null }).where(own);
    return length;
  };
  expect([
    await notices({ lockedAt: null }),
    await notices({ closedAt: new Date() }),
    await notices({ lockedAt: new Date() }),
  ]).toEqual([1, 0, 0]);
});

test("a login in time can keep the account", async () => {
  await empty();
  await close(await tokenOf("demo"));
  const { token } = (await logIn()).value;
  expect((await caller.call("DELETE", "/wps/member/close", { token })).code).toBe("OK");
  expect(await closesAt(token)).toBeNull();
  await runJob();
  expect((await logIn()).code).toBe("OK");
  expect(await titles()).toContain("Your account stays open");
  expect((await close(token)).code).toBe("OK");
});

test("a member who is excluded cannot keep the account, but one on a short break can", async () => {
  await empty();
  await close(await tokenOf("demo"));
  const keep = async (breaks: { timeOutUntil: Date | null; excludedUntil: Date | null }) => {
    await db.update(members).set(breaks).where(eq(members.id, DEMO));
    return (await caller.call("DELETE", "/wps/member/close", { token: (await logIn()).value.token })).code;
  };
  const later = new Date(Date.now() + 7 * 86_400_000);
  expect(await keep({ timeOutUntil: null, excludedUntil: later })).toBe("RG_SELF_EXCLUDED");
  expect(await keep({ timeOutUntil: later, excludedUntil: null })).toBe("OK");
});

test("an account with money, or with money again, stays open", async () => {
  const token = await tokenOf("demo");
  const refused = await close(token);
  expect([refused.code, refused.value.open]).toEqual(["ACCOUNT_NOT_EMPTY", expect.arrayContaining(["BALANCE"])]);
  await empty();
  await close(token);
  await caller.post("/sandbox/balance", { body: { username: "demo", amount: "500" } });
  await runJob();
  const [member] = await db.select().from(members).where(eq(members.id, DEMO));
  expect(member?.closedAt).toBeNull();
  expect(await titles()).toContain("Your account was not closed");
});

test("gives up what is too little for a withdrawal, with the bonuses, when the member agrees", async () => {
  await empty();
  const credit = (amount: string) => caller.post("/sandbox/balance", { body: { username: "demo", amount } });
  await credit("50000");
  const token = await tokenOf("demo");
  expect((await close(token, { giveUpRemainder: true })).value.open).toEqual(["BALANCE"]);
  await credit("-1");
  const bonus = await transact(platform, (tx) =>
    issueBonus(tx, {
      memberId: DEMO,
      currency: "VND",
      cause: "test",
      titles: inEveryLanguage(() => "Test"),
      amount: 70_000n,
      turnoverRequired: 70_000n,
      issuedAt: clock.now(),
      expiresAt: new Date(Date.now() + 40 * 86_400_000),
    }),
  );
  const refused = await close(token);
  expect(refused.value).toEqual({ open: ["REMAINDER"], remainders: [{ amount: "119999", currency: "VND" }] });
  const house = async () => balanceOf(db, platformAccountId("house", "VND"));
  const before = await house();
  expect((await close(token, { giveUpRemainder: true })).code).toBe("OK");
  await runJob();
  await runJob();
  expect(await house()).toBe(before + 49_999n);
  const held = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.memberId, DEMO));
  expect(held.every(({ balance }) => balance === 0n)).toBe(true);
  const [ended] = await db
    .select()
    .from(bonuses)
    .where(eq(bonuses.id, bonus?.id ?? 0));
  expect(ended?.status).toBe("FORFEITED");
  expect((await logIn()).code).toBe("ACCOUNT_CLOSED");
});

test("an open deposit keeps the account open", async () => {
  await empty();
  const token = await tokenOf("demo");
  await caller.post("/wps/relay/GCS_depositCreate", {
    token,
    body: { channelId: "qr", amount: "20000" },
    key: crypto.randomUUID(),
  });
  expect((await close(token)).value.open).toEqual(["DEPOSITS"]);
});

test("a redeem in process keeps the account open, also one that comes before the account closes", async () => {
  await empty();
  const token = await tokenOf("demo");
  const redeem = async () => {
    const sealed = { rewardId: MUG, quantity: 1, password: PASSWORD, address: "12 Nguyen Hue" };
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const by = (await logIn()).value.token;
    return (await caller.post<{ redeemId: string }>("/wps/relay/PTS_redeem", { token: by, sealed, headers })).value;
  };
  const { redeemId } = await redeem();
  expect((await close(token)).value.open).toEqual(["REDEEMS"]);
  await caller.post("/sandbox/redeem/decide", { body: { redeemId, status: "APPROVED" } });
  expect((await close(token)).code).toBe("OK");
  await redeem();
  await runJob();
  expect(await titles()).toContain("Your account was not closed");
});

test("needs the step-up, the password and a player's account", async () => {
  const token = await tokenOf("demo");
  expect((await close(token, { stepUpToken: undefined })).code).toBe("STEP_UP_REQUIRED");
  expect((await close(token, { password: "wrong" })).fields).toMatchObject([{ field: "password" }]);
  expect((await close(token, { reason: "BORED" })).code).toBe("VALIDATION_FAILED");
  expect((await close(await tokenOf("agent"))).code).toBe("FORBIDDEN");
});
