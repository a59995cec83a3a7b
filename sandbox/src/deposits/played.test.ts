import { randomUUID } from "node:crypto";
import { SeededRandom } from "@atrium/arcade/seededRandom";
import { afterAll, afterEach, expect, test } from "vitest";
import { ticketsLeft } from "../raffle/raffle.ts";
import { playedIn } from "../rollups/depositedIn.ts";
import { openWithdrawHarness } from "../testing/withdrawHarness.ts";

const t = await openWithdrawHarness();
afterEach(() => setPlayedOnce(true));
afterAll(() => t.sandbox.close());

const setPlayedOnce = (depositsPlayedOnce: boolean) => {
  const { site } = t.sandbox.platform;
  return site.setBrand({ ...site.brand, depositsPlayedOnce });
};
/** Pays a deposit by QR code: it has no fee. By e-wallet it is a hundredth. */
async function pay(amount: bigint, channelId = "qr") {
  const opened = await t.caller.post<{ depositId: string }>("/wps/relay/GCS_depositCreate", {
    token: t.token(),
    body: { channelId, amount: String(amount) },
    key: randomUUID(),
  });
  expect(opened.code).toBe("OK");
  await t.caller.post("/sandbox/deposit/settle", { body: { depositId: opened.value.depositId } });
}
const bet = async (stake: bigint) => {
  // A payout as large as the stake would be a draw, which counts nothing.
  const body = { username: "vipclub", amount: stake === 1n ? "2" : "1", stake: String(stake) };
  expect((await t.caller.post("/sandbox/win", { body })).code).toBe("OK");
};
const points = async () =>
  (
    await t.caller.get<{ byType: { type: string; points: number }[] }>("/wps/relay/PTS_balance", { token: t.token() })
  ).value.byType.find(({ type }) => type === "DEPOSIT")?.points ?? 0;
/** What deposits have given so far: tickets, points, and the amount that missions count. */
async function given() {
  const { db } = t.sandbox.platform;
  const always = { from: new Date(0), until: new Date(Date.UTC(2100, 0)) };
  const counted = await playedIn(db, { memberId: t.memberId, currency: "VND" }, always);
  return { tickets: await ticketsLeft(db, t.memberId), points: await points(), counted };
}
const since = async (before: Awaited<ReturnType<typeof given>>) => {
  const now = await given();
  const grown = { tickets: now.tickets - before.tickets, points: now.points - before.points };
  return { ...grown, counted: now.counted - before.counted };
};

test("nothing leaves before a deposit is played once, and the refusal says how much remains", async () => {
  await pay(1_000_000n);
  await bet(300_000n);
  const refused = { code: "TURNOVER_NOT_MET", value: { remaining: "700000", currency: "VND" } };
  expect(await t.create("50000")).toMatchObject(refused);
  const body = { amount: "50000", paymentPassword: "246810" };
  const headers = { "Idempotency-Key": randomUUID() };
  const sent = await t.caller.post("/wps/relay/GCS_transferUpline", { token: t.token(), sealed: body, headers });
  expect(sent).toMatchObject(refused);
  await bet(699_999n);
  expect(await t.create("50000")).toMatchObject({ value: { remaining: "1" } });
  await bet(1n);
  expect((await t.create("50000")).code).toBe("OK");
});

test("tickets, points and missions count from the moment at which a deposit is played", async () => {
  const before = await given();
  await pay(1_000_000n);
  await bet(999_999n);
  expect(await since(before)).toEqual({ tickets: 0, points: 0, counted: 0n });
  await bet(1n);
  expect(await since(before)).toEqual({ tickets: 10, points: 200, counted: 1_000_000n });
  await bet(1_000_000n);
  expect(await since(before)).toEqual({ tickets: 10, points: 200, counted: 1_000_000n });
});

test("whatever is paid in and bet, the oldest deposit is played first, by what arrived of it", async () => {
  const random = new SeededRandom("played");
  const before = await given();
  /** By the sentences: what arrived of each deposit, and what they give. */
  const open: { left: bigint; amount: bigint }[] = [];
  const expected = { tickets: 0, points: 0, counted: 0n };
  for (let step = 0; step < 24; step += 1) {
    const amount = BigInt(random.int(1, 8) * 50_000);
    if (random.chance(0.4)) {
      const isWallet = random.chance(0.5);
      await pay(amount, isWallet ? "lotuspay" : "qr");
      open.push({ amount, left: isWallet ? amount - amount / 100n : amount });
    } else {
      await bet(amount);
      let rest = amount;
      while (open[0] && open[0].left <= rest) {
        rest -= open[0].left;
        expected.tickets += Number(open[0].amount / 100_000n);
        expected.points += Number(open[0].amount / 5_000n);
        expected.counted += open[0].amount;
        open.shift();
      }
      if (open[0]) open[0].left -= rest;
    }
    expect(await since(before)).toEqual(expected);
  }
  expect(expected.counted).toBeGreaterThan(0n);
  const remaining = open.reduce((sum, { left }) => sum + left, 0n);
  await pay(50_000n);
  expect(await t.create("50000")).toMatchObject({ value: { remaining: String(remaining + 50_000n) } });
});

test("where the operator does not ask for it, a deposit gives at once and can be withdrawn", async () => {
  await bet(20_000_000n);
  await setPlayedOnce(false);
  const before = await given();
  await pay(200_000n);
  expect(await since(before)).toEqual({ tickets: 2, points: 40, counted: 200_000n });
  expect((await t.create("50000")).code).toBe("OK");
});
