import { randomUUID } from "node:crypto";
import { shareOf } from "@atrium/arcade/shares";
import { and, eq, isNull, lte } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { contracts } from "../contracts/contracts.tables.ts";
import { grantContract } from "../contracts/grantContract.ts";
import { settleContracts } from "../contracts/payouts/settlement.ts";
import { bets } from "../games/bets.tables.ts";
import { fromPlatform, post } from "../ledger/ledger.ts";
import { transact } from "../ledger/transact.ts";
import { memberNamed } from "../member/members.ts";
import { dailyRebates } from "../rebates/dailyRebates.ts";
import { rebateDays, rebates } from "../rebates/rebates.tables.ts";
import { groupsOf } from "../reports/dayGroups.ts";
import { merchantDayOf } from "../reports/reportRange.ts";
import { atRate } from "../testing/contractHarness.ts";
import { shiftClock } from "../testing/shiftClock.ts";
import { startForFile } from "../testing/startForFile.ts";
import { testBet } from "../testing/testBet.ts";
import { DAY_MS, HOUR_MS } from "../time/units.ts";
import { deposits } from "../wallet/deposits.tables.ts";

const sums = ["gross", "bonus", "fees", "commission", "salary", "dividend", "total"] as const;
type Sums = Record<(typeof sums)[number] | "carryOver" | "net" | "balanceForward", string>;
interface Report {
  list: (Sums & { startDate: string; endDate: string })[];
  totals: Sums;
}

const { sandbox, platform, db, clock, caller, tokenOf } = await startForFile({ rateLimits: false });
const now = () => clock.now();
const today = () => merchantDayOf(now()).days.first;
/** An agent, and a player below. Nobody in this line has played before the test. */
const { id: agentId } = await memberNamed(db, "line02");
const player = await memberNamed(db, "line10");
await settleUntilTomorrow();
await db.transaction(async (tx) => {
  const own = { period: "DAILY", holder: { id: agentId, currency: "VND" }, at: now() } as const;
  await grantContract(tx, { ...own, kind: "dividend", terms: atRate("0.1") });
  await grantContract(tx, { ...own, kind: "dailySalary", terms: atRate("0.01") });
});

/** Moves the time to 03:00 of the next day, and waits until everything is paid. */
async function settleUntilTomorrow() {
  const day = today();
  await shiftClock(platform, merchantDayOf(now()).until.getTime() + 3 * 3_600_000 - Date.now());
  const open = async () => {
    for (const job of [settleContracts, dailyRebates]) await job.sweep(platform, new AbortController().signal);
    const due = await db.$count(contracts, lte(contracts.dueAt, now()));
    const isReckoned = (await db.$count(rebateDays, eq(rebateDays.day, day))) === 1;
    return due + (await db.$count(rebates, isNull(rebates.paidAt))) + (isReckoned ? 0 : 1);
  };
  await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 20_000 });
}

const play = (stake: bigint, payout: bigint) =>
  db.insert(bets).values(testBet(player.id, stake, now(), { winAmount: payout, status: payout > 0n ? "WON" : "LOST" }));

const payIn = (fee: bigint) =>
  db.insert(deposits).values({
    depositId: randomUUID(),
    memberId: player.id,
    requestKey: randomUUID(),
    channelId: "qr",
    amount: 100_000n,
    fee,
    currency: "VND",
    state: "SUCCESS",
    payToken: randomUUID(),
    createdAt: now(),
    expiresAt: now(),
    endedAt: now(),
  });

/** The time that passes ends sessions, so each test logs in. */
async function get<Value>(path: string, token: string): Promise<Value> {
  return await caller.read<Value>(`/wps/relay/${path}`, { token });
}

test("the revenue is what bets, rebates, fees and payouts say, by any span", async () => {
  const lucky = today();
  await play(40_000n, 100_000n);
  await settleUntilTomorrow();
  const unlucky = today();
  await play(200_000n, 0n);
  await payIn(1_500n);
  await settleUntilTomorrow();

  const token = await tokenOf("line02");
  const byDay = await get<Report>("ACS_revenueReport?preset=LAST_7", token);
  expect(byDay.list).toHaveLength(7);
  const rowOf = (day: string) => byDay.list.find(({ startDate }) => startDate === day);
  expect(rowOf(lucky)).toMatchObject({
    gross: "-60000",
    carryOver: "0",
    net: "-60000",
    total: "0",
    balanceForward: "-60000",
  });
  // The rebates of the line: differences of 0.05 % for four agents, and 0.1 % for the player.
  const rebate = 4n * 20n + 40n;
  expect(rowOf(unlucky)).toMatchObject({
    gross: "200000",
    bonus: String(rebate),
    fees: "1500",
    // The loss of the day before is in that day's row.
    carryOver: "0",
    net: String(200_000n - rebate - 1_500n),
    commission: "20",
    salary: "400",
    dividend: "0",
    total: "420",
    balanceForward: "0",
  });
  const dividend = shareOf(200_000n - rebate - 60_000n, 1n, 10n);
  expect(rowOf(today())).toMatchObject({
    gross: "0",
    commission: "100",
    salary: "2000",
    dividend: String(dividend),
    total: String(2_100n + dividend),
  });

  const since = await get<Report>(`ACS_revenueReport?preset=CUSTOM&startDate=${unlucky}&endDate=${today()}`, token);
  expect(since.list.map(({ carryOver }) => carryOver)).toEqual(["0", "-60000"]);
  expect(since.totals).toMatchObject({ carryOver: "-60000" });
  for (const { list, totals } of [since, byDay])
    expect(totals.net).toBe(String(list.reduce((sum, { net }) => sum + BigInt(net), 0n)));

  for (const group of ["DAY", "WEEK", "MONTH"]) {
    const { list, totals } = await get<Report>(`ACS_revenueReport?preset=LAST_7&group=${group}`, token);
    for (const name of sums) {
      expect(totals[name]).toBe(String(list.reduce((sum, row) => sum + BigInt(row[name]), 0n)));
    }
    expect(totals).toMatchObject({
      carryOver: "0",
      balanceForward: "0",
      net: String(140_000n - BigInt(totals.bonus) - 1_500n),
    });
    expect([list.at(-1)?.startDate, list[0]?.endDate]).toEqual([byDay.list.at(-1)?.startDate, today()]);
  }
  const payoutsOfWeek = () =>
    get<{ list: { kind: string; amount: string }[]; totals: { amount: string } }>(
      "ACS_contractPayouts?preset=LAST_7",
      token,
    );
  const payouts = await payoutsOfWeek();
  expect(new Set(payouts.list.map(({ kind }) => kind))).toEqual(new Set(["dividend", "dailySalary"]));
  expect(payouts.totals.amount).toBe(String(BigInt(byDay.totals.salary) + BigInt(byDay.totals.dividend)));
  // The sum is of one currency, the list of all.
  const dividends = and(eq(contracts.holderId, agentId), eq(contracts.kind, "dividend"));
  const setCurrency = (currency: string) => db.update(contracts).set({ currency }).where(dividends);
  await setCurrency("USD");
  const mixed = await payoutsOfWeek();
  await setCurrency("VND");
  expect(mixed.list).toHaveLength(payouts.list.length);
  expect(mixed.totals.amount).toBe(byDay.totals.salary);
});

/** Money that the player paid in at a moment, in the ledger alone. */
const deposit = (amount: bigint, at: Date) =>
  transact(platform, (tx) =>
    post(tx, {
      key: `test:${randomUUID()}`,
      kind: "DEPOSIT",
      at,
      entries: fromPlatform("cashier", { memberId: player.id, currency: "VND", amount }),
    }),
  );

test("the overview compares with the same part of the days before, and lists the newest and those online", async () => {
  await shiftClock(platform, clock.offsetMs + HOUR_MS);
  const hoursAgo = (hours: number) => new Date(now().getTime() - hours * HOUR_MS);
  await deposit(30_000n, hoursAgo(25));
  // Yesterday, but later than it is now.
  await deposit(50_000n, hoursAgo(23));
  await db.insert(bets).values(testBet(player.id, 70_000n, hoursAgo(23)));
  const [token] = await Promise.all(["line02", "line10"].map((name) => tokenOf(name)));
  interface Overview {
    members: number;
    income: string;
    previous: { income: string; bet: string; until: string | null };
    series: { date: string; income: string; bet: string }[];
    newest: { account: string }[];
    onlineNow: { account: string }[];
  }
  const overview = await get<Overview>("ACS_overview?preset=TODAY", token ?? "");
  const { list } = await get<Report>("ACS_revenueReport?preset=LAST_7", token ?? "");
  expect(overview).toMatchObject({
    members: 8,
    online: 1,
    income: list[0]?.total,
    previous: { income: list[1]?.total, bet: "200000", deposit: "30000", activeMembers: 1 },
    series: [{ date: today(), income: list[0]?.total, bet: "0" }],
    onlineNow: [{ account: "line10", level: 8 }],
  });
  const comparedMs = now().getTime() - Date.parse(overview.previous.until ?? "");
  expect(comparedMs - DAY_MS).toBeGreaterThanOrEqual(0);
  expect(comparedMs - DAY_MS).toBeLessThan(HOUR_MS);
  expect(overview.newest).toHaveLength(5);
  const yesterday = await get<Overview>("ACS_overview?preset=YESTERDAY", token ?? "");
  expect(yesterday).toMatchObject({ bet: "270000", deposit: "80000", previous: { bet: "40000", until: null } });
  const week = await get<Overview>("ACS_overview?preset=LAST_7", token ?? "");
  expect(week.series).toHaveLength(7);
  expect(week.income).toBe(String(week.series.reduce((sum, day) => sum + BigInt(day.income), 0n)));
});

test("the file has the rows of the report, and ranges that are too long are refused", async () => {
  const token = await tokenOf("line02");
  const answer = await fetch(`${sandbox.origin}/wps/relay/ACS_revenueReport?preset=LAST_7&export=csv`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [heading, ...lines] = (await answer.text()).trim().split("\r\n");
  expect(heading).toContain("startDate,endDate,gross,bonus,fees,carryOver,net,commission,salary,dividend,total");
  expect(lines).toHaveLength(7);
  const long = "startDate=2026-01-01&endDate=2026-06-01";
  expect((await caller.get(`/wps/relay/ACS_revenueReport?${long}`, { token })).code).toBe("REPORT_RANGE");
  expect((await caller.get("/wps/relay/ACS_revenueReport?group=YEAR", { token })).code).toBe("VALIDATION_FAILED");
});

test("spans are cut to the range and end today", () => {
  const now = new Date("2026-11-18T05:00:00Z");
  const of = (by: "DAY" | "WEEK" | "MONTH") => groupsOf({ first: "2026-10-29", last: "2026-11-30" }, by, now);
  expect(of("DAY")).toHaveLength(21);
  expect(of("WEEK")).toEqual([
    { first: "2026-11-16", last: "2026-11-18" },
    { first: "2026-11-09", last: "2026-11-15" },
    { first: "2026-11-02", last: "2026-11-08" },
    { first: "2026-10-29", last: "2026-11-01" },
  ]);
  expect(of("MONTH")).toEqual([
    { first: "2026-11-01", last: "2026-11-18" },
    { first: "2026-10-29", last: "2026-10-31" },
  ]);
});
