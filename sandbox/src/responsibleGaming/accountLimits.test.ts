import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { bets } from "../games/bets.tables.ts";
import { members, messages } from "../member/member.tables.ts";
import { openGameHarness, read } from "../testing/gameHarness.ts";
import { testBet } from "../testing/testBet.ts";
import { deposits } from "../wallet/deposits.tables.ts";
import { memberTransfers } from "../wallet/memberTransfers.tables.ts";
import { playLimits } from "./playLimits.tables.ts";
import { fullForDeposit, requireRoomForBet, requireRoomForDeposit, setPlayLimit } from "./playLimits.ts";

const AGENT = 2;
const DEMO = 3;
const PAYMENT_PASSWORD = "246810";

// The published rates: a baht counts 800 dongs, a dollar 26,000.
const { platform, db, clock, games, signIn, fund, caller, call, open, play } = await openGameHarness({
  rateLimits: false,
});
beforeEach(async () => {
  await db.delete(playLimits);
  await db.delete(memberTransfers);
  await db.update(deposits).set({ state: "EXPIRED", endedAt: new Date() }).where(isOpen);
  const none = { timeOutUntil: null, excludedUntil: null, hasPlayLimits: false, currency: "VND" };
  await db
    .update(members)
    .set(none)
    .where(inArray(members.id, [AGENT, DEMO]));
});

const isOpen = inArray(deposits.state, ["CREATED", "PENDING"]);
const inCurrency = (token: string, currency: string) =>
  caller.post("/wps/relay/GCS_selectCurrency", { token, body: { currency } });
const set = (token: string, body: object) =>
  caller.call<Limits>("PUT", "/wps/member/limits", { token, body: { period: "DAY", ...body } });
const deposit = (token: string, amount: string, channelId = "bank") =>
  caller.post<{ depositId: string; state: string }>("/wps/relay/GCS_depositCreate", {
    token,
    body: { channelId, amount },
    key: randomUUID(),
  });
const settle = (depositId: string) =>
  caller.post("/sandbox/deposit/settle", { body: { depositId, outcome: "SUCCESS" } });
const stateOf = async (token: string, depositId: string) =>
  (await caller.read<{ state: string }>(`/wps/relay/GCS_depositDetail?depositId=${depositId}`, { token })).state;
const send = async (amount: string) =>
  caller.post("/wps/relay/GCS_transferDownline", {
    token: (await signIn("agent")).token,
    sealed: { account: "demo", amount, paymentPassword: PAYMENT_PASSWORD },
    key: randomUUID(),
  });

interface Limits {
  list: { kind: string; period: string; amount: string | null; currency: string | null; used: string }[];
  rates: { currency: string; list: { currency: string; amount: string }[] };
  cancelledDeposits: string[];
}

const limitIn = ({ list }: Limits, kind: string) => list.find((row) => row.kind === kind && row.period === "DAY");
const limits = (token: string) => caller.read<Limits>("/wps/member/limits", { token });

test("a limit on deposits counts every currency at the published rate, and says what is left of it", async () => {
  const { token } = await signIn("demo");
  const used = Number(limitIn(await limits(token), "DEPOSIT")?.used);
  await set(token, { kind: "DEPOSIT", amount: String(used + 600_000) });
  const first = await deposit(token, "500000");
  await settle(first.value.depositId);
  await inCurrency(token, "THB");
  expect(await deposit(token, "500", "promptpay")).toMatchObject({
    code: "RG_LIMIT_REACHED",
    value: { kind: "DEPOSIT", period: "DAY", used: String(used + 500_000), left: "100000", currency: "VND" },
  });
  // 125 baht are 100,000 dongs.
  expect((await deposit(token, "126", "promptpay")).code).toBe("RG_LIMIT_REACHED");
  expect((await deposit(token, "125", "promptpay")).code).toBe("OK");
  const { value } = await caller.get<Limits>("/wps/member/limits", { token });
  expect(value.rates.list).toContainEqual({ currency: "THB", amount: "800" });
  expect(limitIn(value, "DEPOSIT")).toMatchObject({ amount: String(used + 600_000), currency: "VND" });
});

test("a limit that is named in another currency is compared with the present one at the published rate", async () => {
  const { token } = await signIn("demo");
  await set(token, { kind: "WAGER", amount: "800000" });
  await inCurrency(token, "THB");
  await set(token, { kind: "WAGER", amount: "1001" });
  expect(limitIn(await limits(token), "WAGER")).toMatchObject({ amount: "800000", currency: "VND" });
  await set(token, { kind: "WAGER", amount: "999" });
  expect(limitIn(await limits(token), "WAGER")).toMatchObject({ amount: "999.00", currency: "THB" });
});

test.each(["WAGER", "LOSS"])("a limit of the kind %s holds rounds in another currency", async (kind) => {
  const { token } = await signIn("demo");
  // 26 million dongs that were lost are a thousand dollars.
  await db.insert(bets).values(testBet(DEMO, 26_000_000n, clock.now()));
  await inCurrency(token, "USD");
  await fund(DEMO, 10_000_00n, "USD");
  const boot = await open(games.slot, token);
  expect((await play(boot, {})).code).toBe("OK");
  await set(token, { kind, amount: "999" });
  expect(await play(boot, {})).toMatchObject({ code: "RG_LIMIT_REACHED", value: { kind, left: "0.00" } });
});

test("with a limit of money nothing is staked or comes in a currency without a rate", async () => {
  const { token } = await signIn("demo");
  const euros = { memberId: DEMO, currency: "EUR" };
  const now = clock.now();
  await db.update(members).set({ currency: "EUR" }).where(eq(members.id, DEMO));
  const inEuros = (await signIn("demo")).token;
  expect((await set(inEuros, { kind: "WAGER", amount: "10" })).code).toBe("CURRENCY_NOT_OFFERED");
  expect(limitIn(await limits(inEuros), "WAGER")).toMatchObject({ amount: null, currency: "VND" });
  expect((await set(token, { kind: "SESSION", minutes: 600 })).code).toBe("OK");
  await db.transaction((tx) => requireRoomForBet(tx, euros, 1n, now));
  for (const kind of ["DEPOSIT", "WAGER"] as const) {
    await setPlayLimit(platform, { memberId: DEMO, kind, period: "DAY" }, { amount: 10n ** 12n, currency: "VND" });
  }
  const refused = { code: "CURRENCY_NOT_OFFERED" };
  await expect(db.transaction((tx) => requireRoomForBet(tx, euros, 1n, now))).rejects.toMatchObject(refused);
  await expect(db.transaction((tx) => requireRoomForDeposit(tx, euros, 1n, now))).rejects.toMatchObject(refused);
  // Money of an agent, or of a payment that comes late, goes back.
  expect(await db.transaction((tx) => fullForDeposit(tx, euros, 1n, now))).toBeDefined();
});

test("an agent's money is a deposit: a limit and a break hold it back", async () => {
  const { token } = await signIn("demo");
  await fund(AGENT, 50_000_000n);
  const used = Number(limitIn(await limits(token), "DEPOSIT")?.used);
  await set(token, { kind: "DEPOSIT", amount: String(used + 100_000) });
  expect((await send("60000")).code).toBe("OK");
  expect(limitIn(await limits(token), "DEPOSIT")?.used).toBe(String(used + 60_000));
  expect((await send("60000")).code).toBe("TRANSFER_NOT_ALLOWED");
  expect((await deposit(token, "100000")).code).toBe("RG_LIMIT_REACHED");
  await db.delete(playLimits);
  await caller.post("/wps/member/timeout", { token, body: { period: "24h" } });
  expect((await send("60000")).code).toBe("TRANSFER_NOT_ALLOWED");
});

test("a lower limit cancels the open deposits that no longer fit, the latest ones first, and says so", async () => {
  const { token } = await signIn("demo");
  const used = Number(limitIn(await limits(token), "DEPOSIT")?.used);
  const opened = [];
  for (const amount of ["300000", "200000", "250000"]) opened.push((await deposit(token, amount)).value.depositId);
  const [first = "", second = "", third = ""] = opened;
  const { value } = await set(token, { kind: "DEPOSIT", amount: String(used + 550_000) });
  expect(value.cancelledDeposits).toEqual([third]);
  expect([await stateOf(token, first), await stateOf(token, second)]).toEqual(["PENDING", "PENDING"]);
  expect(await stateOf(token, third)).toBe("CANCELLED");
  const told = await db.select().from(messages).where(eq(messages.memberId, DEMO));
  expect(told.some(({ content }) => content.includes(third) && !content.includes(first))).toBe(true);
});

test("a break cancels all open deposits: their money does not arrive", async () => {
  const { token } = await signIn("demo");
  const { depositId } = (await deposit(token, "300000")).value;
  await caller.post("/wps/member/timeout", { token, body: { period: "24h" } });
  const during = (await signIn("demo")).token;
  expect(await stateOf(during, depositId)).toBe("CANCELLED");
  const balance = async () =>
    (await read<{ available: string }>(call("/wps/v2/wallets/balance", { token: during }))).value.available;
  const before = await balance();
  await settle(depositId);
  expect(await balance()).toBe(before);
});
