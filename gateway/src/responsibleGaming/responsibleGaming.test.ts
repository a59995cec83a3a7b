import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, it } from "vitest";
import { control, seededPassword, type TestClient } from "../testing/gateway.ts";
import { openForFile } from "../testing/startForFile.ts";
import { startTestPlatform } from "../testing/testPlatform.ts";

// An own sandbox: half a year of jobs would stay with the others.
const sandbox = await startTestPlatform();
afterAll(() => sandbox.close());
const t = await openForFile(sandbox);
beforeEach(async () => {
  await control(sandbox, "reset", {});
  t.sent.length = 0;
});

const LIMITS = `playLimits {
  limits { kind period amount { amount currency } minutes used { amount } usedMinutes pending { amount { amount } minutes } }
  timeOuts selfExclusions }`;
const READ = `{ viewer { member { playBreak { kind until } ${LIMITS} } } }`;
const SET = `mutation ($input: SetPlayLimitInput!) {
  setPlayLimit(input: $input) { member { ${LIMITS} } userErrors { code field } } }`;
const CONFIRM = `mutation ($input: ConfirmPlayLimitInput!) {
  confirmPlayLimit(input: $input) { member { id } userErrors { code retryAfter } } }`;
const RATES = `{ viewer { member { playLimits { rates { currency counts { amount currency } } } } } }`;
const LOWER = `mutation ($input: SetPlayLimitInput!) { setPlayLimit(input: $input) { cancelledDeposits } }`;
const DEPOSIT = `mutation ($input: CreateDepositInput!) { createDeposit(input: $input) { deposit { internalID } userErrors {
  code limit { kind period amount { amount currency } used { amount } left { amount currency } resetsAt }
  playBreak { kind until } } } }`;
const CURRENCY = `mutation ($input: SelectCurrencyInput!) { selectCurrency(input: $input) { userErrors { code } } }`;
const BREAK = `mutation ($input: TakePlayBreakInput!) {
  takePlayBreak(input: $input) { playBreak { kind until } userErrors { code field } } }`;
const LAUNCH = `mutation ($input: LaunchGameInput!) { launchGame(input: $input) { launch { url } userErrors { code } } }`;

async function launch(browser: TestClient) {
  const games = await browser.run("{ site { games(first: 1) { edges { node { id } } } } }");
  const gameId = games.text("site.games.edges.0.node.id");
  return (await browser.run(LAUNCH, { input: { gameId } })).at("launchGame.userErrors");
}

it("reads and sets limits of money and of time, and asks for a confirmation of higher ones", async () => {
  const browser = await t.loggedIn("demo");
  const first = await browser.run(READ);
  expect(first.at("viewer.member.playLimits.limits")).toHaveLength(12);
  expect(first.at("viewer.member.playLimits.timeOuts")).toEqual(["DAY", "WEEK", "MONTH", "SIX_WEEKS"]);
  expect(first.at("viewer.member.playBreak")).toBeNull();

  const set = async (input: object) => (await browser.run(SET, { input })).at("setPlayLimit");
  const limits = async (input: object) => JSON.stringify(await set(input));
  const deposit = { kind: "DEPOSIT", period: "DAY" };
  expect(await limits({ ...deposit, amount: "500000" })).toContain(
    '"kind":"DEPOSIT","period":"DAY","amount":{"amount":"500000","currency":"VND"},"minutes":null',
  );
  expect(await limits({ ...deposit, amount: null })).toContain('"pending":{"amount":null,"minutes":null}');
  const refused = await browser.run(CONFIRM, { input: deposit });
  expect(refused.at("confirmPlayLimit.userErrors.0.code")).toBe("RG_LIMIT_PENDING");
  expect(await limits({ kind: "SESSION", period: "WEEK", minutes: 90 })).toContain('"minutes":90');
  expect(await set({ ...deposit, amount: "-1" })).toEqual({
    member: null,
    userErrors: [{ code: "AMOUNT_OUT_OF_RANGE", field: ["amount"] }],
  });
});

it("says which limit refuses a deposit, how much of it is left and until when, in another currency too", async () => {
  const browser = await t.loggedIn("demo");
  const used = Number((await browser.run(READ)).text("viewer.member.playLimits.limits.0.used.amount"));
  const rates = (await browser.run(RATES)).at("viewer.member.playLimits.rates");
  expect(rates).toContainEqual({ currency: "THB", counts: { amount: "800", currency: "VND" } });
  await browser.run(SET, { input: { kind: "DEPOSIT", period: "DAY", amount: String(used + 600_000) } });
  const deposit = async (channelId: string, amount: string) =>
    browser.run(DEPOSIT, { input: { channelId, amount, idempotencyKey: randomUUID() } });
  const opened = await deposit("bank", "500000");
  await control(sandbox, "deposit/settle", { depositId: opened.text("createDeposit.deposit.internalID") });
  await browser.run(CURRENCY, { input: { currency: "THB" } });
  expect((await deposit("promptpay", "500")).at("createDeposit.userErrors")).toEqual([
    {
      code: "RG_LIMIT_REACHED",
      limit: {
        kind: "DEPOSIT",
        period: "DAY",
        amount: { amount: String(used + 600_000), currency: "VND" },
        used: { amount: String(used + 500_000) },
        left: { amount: "100000", currency: "VND" },
        resetsAt: expect.stringMatching(/T17:00:00/),
      },
      playBreak: null,
    },
  ]);
  const lowered = await browser.run(LOWER, { input: { kind: "DEPOSIT", period: "DAY", amount: "1" } });
  expect(lowered.at("setPlayLimit.cancelledDeposits")).toBe(0);
  await browser.run(BREAK, { input: { length: "WEEK" } });
  await browser.logIn("demo");
  expect((await deposit("promptpay", "500")).at("createDeposit.userErrors.0")).toMatchObject({
    code: "RG_TIME_OUT",
    limit: null,
    playBreak: { kind: "TIME_OUT", until: expect.any(String) },
  });
});

it("begins a break: the session ends, and until the end nothing can be launched", async () => {
  const browser = await t.loggedIn("demo");
  const taken = await browser.run(BREAK, { input: { length: "WEEK" } });
  expect(taken.at("takePlayBreak")).toMatchObject({ playBreak: { kind: "TIME_OUT" }, userErrors: [] });
  expect((await browser.run(READ)).at("viewer.member")).toBeNull();
  await browser.logIn("demo");
  expect((await browser.run(READ)).at("viewer.member.playBreak")).toEqual(taken.at("takePlayBreak.playBreak"));
  expect(await launch(browser)).toEqual([{ code: "RG_TIME_OUT" }]);
});

it("excludes a member who knows the password, which is never sent in clear", async () => {
  const browser = await t.loggedIn("demo");
  const take = async (input: object) => (await browser.run(BREAK, { input })).at("takePlayBreak");
  for (const password of [null, "", "wrong"]) {
    expect(await take({ length: "YEAR", password })).toEqual({
      playBreak: null,
      userErrors: [{ code: "PASSWORD_INCORRECT", field: ["password"] }],
    });
  }
  const excluded = await take({ length: "PERMANENT", password: seededPassword });
  expect(excluded).toEqual({ playBreak: { kind: "SELF_EXCLUSION", until: null }, userErrors: [] });
  expect(JSON.stringify(t.sent)).not.toContain(seededPassword);
  await browser.logIn("demo");
  expect(await launch(browser)).toEqual([{ code: "RG_SELF_EXCLUDED" }]);
});

it("offers the exclusions of the jurisdiction only", async () => {
  await control(sandbox, "brand", { jurisdiction: "pagcor" });
  const browser = await t.loggedIn("demo");
  expect((await browser.run(READ)).at("viewer.member.playLimits.selfExclusions")).toEqual([
    "HALF_YEAR",
    "YEAR",
    "FIVE_YEARS",
  ]);
  const refused = await browser.run(BREAK, { input: { length: "PERMANENT", password: seededPassword } });
  expect(refused.at("takePlayBreak.userErrors")).toEqual([{ code: "VALIDATION_FAILED", field: ["length"] }]);
});

it("asks six months later whether the limits still fit, until they are kept, on all devices", async () => {
  const SINCE = "{ viewer { member { limitsUnreviewedSince } } }";
  const KEEP = "mutation { keepPlayLimits { member { limitsUnreviewedSince } userErrors { code } } }";
  const browser = await t.loggedIn("demo");
  const before = Date.now();
  await browser.run(SET, { input: { kind: "DEPOSIT", period: "DAY", amount: "500000" } });
  expect((await browser.run(SINCE)).at("viewer.member.limitsUnreviewedSince")).toBeNull();

  await control(sandbox, "clock", { offsetMs: 185 * 86_400_000 });
  const [again, other] = [await t.loggedIn("demo"), await t.loggedIn("demo")];
  const since = Date.parse((await again.run(SINCE)).text("viewer.member.limitsUnreviewedSince"));
  expect(since).toBeGreaterThanOrEqual(before);
  expect(since).toBeLessThanOrEqual(Date.now());
  expect((await again.run(KEEP)).data).toEqual({
    keepPlayLimits: { member: { limitsUnreviewedSince: null }, userErrors: [] },
  });
  expect((await other.run(SINCE)).at("viewer.member.limitsUnreviewedSince")).toBeNull();
}, 60_000);
