import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bonuses } from "../../bonuses/bonuses.tables.ts";
import { ledgerEntries, ledgerTransactions } from "../../ledger/ledger.tables.ts";
import type { Sandbox } from "../../server.ts";
import { TERMS_VERSION } from "../../site/termsVersion.ts";
import { Caller } from "../../testing/caller.ts";
import { startTestSandbox } from "../../testing/startTestSandbox.ts";

let sandbox: Sandbox;
let caller: Caller;
beforeAll(async () => {
  sandbox = await startTestSandbox({ rateLimits: false });
  caller = new Caller(sandbox);
});
afterAll(() => sandbox.close());

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
  const { db } = sandbox.platform;
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

test("limits a network to ten accounts a day and ten name checks a minute, and requires the human check", async () => {
  const { config, limiter } = sandbox.platform;
  config.humanCheck = "pow";
  expect((await register()).code).toBe("HUMAN_CHECK_FAILED");
  config.humanCheck = "none";
  config.rateLimits = true;
  await limiter.clear();
  const from = { "x-forwarded-for": "198.51.100.77" };
  const codes: string[] = [];
  for (let i = 0; i < 11; i += 1) {
    codes.push((await register(from)).code);
  }
  expect(codes).toEqual([...Array(10).fill("OK"), "RATE_LIMITED"]);
  const ask = () => caller.get("/wps/member/username/available?username=someone", { headers: from });
  for (let i = 0; i < 10; i += 1) expect((await ask()).code).toBe("OK");
  const refused = await ask();
  expect([refused.code, Number(refused.headers.get("retry-after"))]).toEqual(["RATE_LIMITED", expect.any(Number)]);
}, 60_000);
