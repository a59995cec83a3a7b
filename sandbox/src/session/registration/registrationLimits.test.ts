import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bonuses } from "../../bonuses/bonuses.tables.ts";
import { attemptCounts } from "../../http/limits/attemptLimiter.tables.ts";
import { ledgerEntries, ledgerTransactions } from "../../ledger/ledger.tables.ts";
import { TERMS_VERSION } from "../../site/termsVersion.ts";
import { startForFile } from "../../testing/startForFile.ts";

const { db, config, attempts, caller } = await startForFile({ rateLimits: false });

const password = "a good long one";
let people = 0;
const form = () => {
  people += 1;
  return { username: `newbie${people}`, password, confirmPassword: password, termsVersion: TERMS_VERSION };
};
const send = (sealed: object, headers: Record<string, string> = {}) =>
  caller.call<{ token: string; customerId: string }>("PUT", "/wps/member/register", { sealed, headers });
const register = (headers: Record<string, string> = {}) => send(form(), headers);

test("gives the promised bonus with its turnover, once, out of the money for promotions", async () => {
  const sealed = form();
  const key = { "Idempotency-Key": randomUUID() };
  const [first, second] = [await send(sealed, key), await send(sealed, key)];
  for (const { value } of [first, second]) {
    expect(value).toMatchObject({ bonus: { amount: "1000", currency: "VND", turnover: "1000" } });
  }
  const { token, customerId } = second.value;
  const balance = await caller.get("/wps/v2/wallets/balance", { token });
  expect(balance.value).toMatchObject({ sumBalance: "1000", available: "0", bonus: "1000" });
  const [bonus] = await db
    .select()
    .from(bonuses)
    .where(eq(bonuses.memberId, Number(customerId)));
  const [paid] = await db
    .select()
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.key, `bonus:${bonus?.id}`));
  expect(paid?.kind).toBe("BONUS");
  const entries = await db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.transactionId, paid?.id ?? 0));
  expect(new Map(entries.map(({ accountId, amount }) => [accountId, amount]))).toEqual(
    new Map([
      [`member:${customerId}:bonus`, 1000n],
      ["promotions:VND", -1000n],
    ]),
  );
});

test("a network opens 100 accounts an hour and asks for 120 names a minute; refused forms count nothing", async () => {
  config.humanCheck = "pow";
  expect((await register()).code).toBe("HUMAN_CHECK_FAILED");
  config.humanCheck = "none";
  config.rateLimits = true;
  const headers = { "x-forwarded-for": "198.51.100.77" };
  const codes: string[] = [];
  for (let i = 0; i < 12; i += 1) codes.push((await register(headers)).code);
  expect(new Set(codes)).toEqual(new Set(["OK"]));
  for (let i = 0; i < 3; i += 1) expect((await send({ ...form(), termsVersion: "none" }, headers)).success).toBe(false);
  expect(await attempts.counts("accounts:198.51.100.77")).toEqual([12]);
  await db.update(attemptCounts).set({ tries: 100 });
  const refused = await register(headers);
  expect([refused.code, Number(refused.headers.get("retry-after")) <= 3_600]).toEqual(["RATE_LIMITED", true]);
  expect((await register({ "x-forwarded-for": "198.51.100.78" })).code).toBe("OK");

  const ask = () => caller.get("/wps/member/username/available?username=SomeOne", { headers });
  for (let i = 0; i < 20; i += 1) expect(await ask()).toMatchObject({ value: { available: true } });
  await db.update(attemptCounts).set({ tries: 120 });
  expect((await ask()).code).toBe("RATE_LIMITED");
});

test("the human check gets harder where many accounts come from, at most eight times", async () => {
  config.humanCheck = "pow";
  const headers = { "x-forwarded-for": "198.51.100.90" };
  const difficulty = async () =>
    (await caller.read<{ difficulty: number }>("/wps/verification/human", { headers })).difficulty;
  const windowEndsAt = new Date(Date.now() + 3_600_000);
  expect(await difficulty()).toBe(18);
  await db.insert(attemptCounts).values({ key: "accounts:198.51.100.90", tries: 60, windowEndsAt });
  expect(await difficulty()).toBe(19);
  await db.insert(attemptCounts).values({ key: "trials:198.51.100.90", tries: 190, windowEndsAt });
  expect(await difficulty()).toBe(21);
  config.humanCheck = "none";
});
