import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { restoreSnapshot } from "../db/snapshot.ts";
import { balanceOf, memberAccountId } from "../ledger/ledger.ts";
import { transact } from "../ledger/transact.ts";
import { refusedBy } from "../testing/refusedBy.ts";
import { startForFile } from "../testing/startForFile.ts";
import { DAY_MS } from "../time/units.ts";
import { earnByBet } from "./earning.ts";
import { pointsOf } from "./pointAccounts.ts";
import { pointAccounts } from "./points.tables.ts";

const PASSWORD = "Atrium!2026";
const [DEMO, AGENT] = [3, 2];

interface Balance {
  points: number;
  byType: { type: string; points: number }[];
  currency: string;
}
interface Entry extends Record<"id" | "type" | "cause" | "referenceId", string> {
  points: number;
  balanceAfter: number;
}
interface Entries {
  list: Entry[];
  totalCount: number;
}

let demo: string;
let agent: string;
const { platform, db, clock, caller, tokenOf } = await startForFile();
[demo, agent] = [await tokenOf("demo"), await tokenOf("agent")];

const balance = (token = demo) => caller.read<Balance>("/wps/relay/PTS_balance", { token });
const entries = (query = "", token = demo) => caller.read<Entries>(`/wps/relay/PTS_transactions?${query}`, { token });
const convert = (points: number, { key = randomUUID() as string, password = PASSWORD, token = demo } = {}) =>
  caller.post<{ convertId: string; amount: string; balance: string; points: number }>("/wps/relay/PTS_convert", {
    token,
    sealed: { points, password },
    key,
  });
const bet = (gameCategory: string, validBet: bigint, changes: object = {}, at = clock.now()) => {
  const settled = { betId: randomUUID(), memberId: AGENT, gameCategory, currency: "VND", validBet, playMoney: false };
  return transact(platform, (tx) => earnByBet(tx, { ...settled, ...changes }, at));
};
const earnedBy = async (work: () => Promise<unknown>) => {
  const before = await balance(agent);
  await work();
  const after = await balance(agent);
  return after.byType.flatMap(({ type, points }, place) => {
    const earned = points - (before.byType[place]?.points ?? 0);
    return earned === 0 ? [] : [[type, earned]];
  });
};

test("demo has the points that the bets and deposits of the past earned", async () => {
  const { points, byType, currency } = await balance();
  expect(currency).toBe("VND");
  expect(byType.map(({ type }) => type)).toEqual(["LIVE", "LOTTERY", "PVP", "SLOTS", "SPORTS", "REDEEM", "DEPOSIT"]);
  expect(byType.reduce((sum, one) => sum + one.points, 0)).toBe(points);
  expect(points).toBeGreaterThan(1_000);
  expect(byType.find(({ type }) => type === "REDEEM")?.points).toBe(-2_100);
  const redeems = await entries("preset=LAST_30&type=REDEEM");
  expect(redeems.list.map(({ cause, points: changed }) => [cause, changed])).toEqual([
    ["REDEEM", -900],
    ["RETURN", 800],
    ["REDEEM", -800],
    ["REDEEM", -1_200],
  ]);
  const [latest] = (await entries("preset=LAST_30")).list;
  expect(latest?.balanceAfter).toBe(points);
});

test("each category of games earns points of its type, fractions are kept, and play money earns none", async () => {
  for (const [category, type, perPoint] of [
    ["LIVE", "LIVE", 4_000n],
    ["ELOTT", "LOTTERY", 2_000n],
    ["PVP", "PVP", 4_000n],
    ["RNG", "SLOTS", 2_000n],
    ["FISH", "SLOTS", 2_000n],
    ["SPORTS", "SPORTS", 2_000n],
    ["ESPORTS", "SPORTS", 2_000n],
  ] as const) {
    expect(await earnedBy(() => bet(category, perPoint * 3n))).toEqual([[type, 3]]);
  }
  expect(await earnedBy(() => bet("RNG", 1_500n))).toEqual([]);
  expect(await earnedBy(() => bet("RNG", 1_500n))).toEqual([["SLOTS", 1]]);
  expect(await earnedBy(() => bet("RNG", 1_000n))).toEqual([["SLOTS", 1]]);
  expect(await earnedBy(() => bet("RNG", 100_000n, { playMoney: true }))).toEqual([]);
  expect(await earnedBy(() => bet("RNG", 0n))).toEqual([]);
});

test("a day has a cap for each type, and the next day begins anew", async () => {
  expect(await earnedBy(() => bet("SPORTS", 900_000_000n))).toEqual([["SPORTS", 4_994]]);
  expect(await earnedBy(() => bet("SPORTS", 900_000_000n))).toEqual([]);
  expect(await earnedBy(() => bet("LIVE", 8_000n))).toEqual([["LIVE", 2]]);
  const tomorrow = new Date(clock.now().getTime() + DAY_MS);
  expect(await earnedBy(() => bet("SPORTS", 8_000n, {}, tomorrow))).toEqual([["SPORTS", 4]]);
});

test("real bets and played deposits earn in the transaction that settles them, once", async () => {
  await caller.post("/sandbox/win", { body: { username: "agent", amount: "100000" } });
  const opened = await caller.post<{ depositId: string }>("/wps/relay/GCS_depositCreate", {
    token: agent,
    body: { channelId: "qr", amount: "100000" },
    key: randomUUID(),
  });
  const { depositId } = opened.value;
  const settle = () => caller.post("/sandbox/deposit/settle", { body: { depositId } });
  await Promise.all([settle(), settle()]);
  const play = () => caller.post("/sandbox/win", { body: { username: "agent", amount: "1", stake: "100000" } });
  expect(await earnedBy(() => Promise.all([play(), play()]))).toContainEqual(["DEPOSIT", 20]);
  const [latest] = (await entries("type=DEPOSIT", agent)).list;
  expect(latest).toMatchObject({ points: 20, cause: "DEPOSIT", referenceId: depositId });
  expect((await entries(`id=${latest?.id}`, agent)).totalCount).toBe(1);
  expect((await entries(`id=${latest?.id}`)).totalCount).toBe(0);
});

test("lists the points of a period and a type by pages", async () => {
  const all = await entries("preset=LAST_30&pageSize=5");
  expect(all.list).toHaveLength(5);
  expect(all.totalCount).toBeGreaterThan(10);
  expect((await entries("preset=NEXT_7&type=LIVE")).totalCount).toBe(0);
  expect((await caller.get("/wps/relay/PTS_transactions?preset=CUSTOM", { token: demo })).code).toBe("REPORT_RANGE");
});

test("converts points to money once, with the login password", async () => {
  const before = await balance();
  const money = await balanceOf(db, memberAccountId(DEMO, "main", "VND"));
  expect((await convert(300, { password: "wrong" })).code).toBe("PASSWORD_INCORRECT");
  for (const points of [50, 150]) expect((await convert(points)).code).toBe("AMOUNT_OUT_OF_RANGE");
  expect((await convert(100_000_000)).code).toBe("POINTS_INSUFFICIENT");
  const key = randomUUID();
  const answers = await Promise.all([convert(300, { key }), convert(300, { key }), convert(300, { key })]);
  expect(new Set(answers.map(({ value }) => value.convertId)).size).toBe(1);
  expect(answers[0]?.value).toMatchObject({ amount: "3000", balance: String(money + 3_000n) });
  expect((await convert(400, { key })).code).toBe("IDEMPOTENCY_MISMATCH");
  expect((await balance()).points).toBe(before.points - 300);
  expect((await entries("type=REDEEM")).list[0]).toMatchObject({ cause: "CONVERT", points: -300 });
});

test("right passwords do not use up the tries, wrong ones do", async () => {
  const senior = await tokenOf("senior");
  const codes = [];
  for (let i = 0; i < 12; i += 1) codes.push((await convert(100_000_000, { token: senior })).code);
  expect(new Set(codes)).toEqual(new Set(["POINTS_INSUFFICIENT"]));
  for (let i = 0; i < 6; i += 1) codes.push((await convert(300, { password: "wrong", token: senior })).code);
  expect(codes.at(-2)).toBe("PASSWORD_INCORRECT");
  expect(codes.at(-1)).toBe("RATE_LIMITED");
});

test("tells how points are earned and what they are worth, in each currency", async () => {
  const config = (currency: string) => caller.read(`/wps/relay/PTS_config?currency=${currency}`);
  expect(await config("VND")).toMatchObject({
    convertRate: 100,
    convertUnit: "1000",
    convertMin: 100,
    convertStep: 100,
    types: expect.arrayContaining([{ type: "SLOTS", betPerPoint: "2000", dailyCap: 5_000 }]),
  });
  expect(await config("USD")).toMatchObject({ convertRate: 260, convertUnit: "0.10", currency: "USD" });
  expect((await caller.get("/wps/relay/PTS_config?currency=XXX")).code).toBe("VALIDATION_FAILED");
});

test("does not exist where the operator offers no points", async () => {
  await caller.post("/sandbox/flags", { body: { POINT_MALL: false } });
  for (const call of ["PTS_balance", "PTS_config", "PTS_rewardList", "PTS_transactions", "PTS_redeemHistory"]) {
    expect((await caller.get(`/wps/relay/${call}`, { token: demo })).code).toBe("FEATURE_DISABLED");
  }
  await caller.post("/sandbox/flags", { body: { POINT_MALL: true } });
});

test("the database refuses points that no entry explains, and restores them whole", async () => {
  const refusals: [string, string][] = [
    ["point_accounts_by_entry", "update point_accounts set balance = balance + 1, slots = slots + 1"],
    ["point_accounts_by_entry", "insert into point_accounts (member_id, balance, slots) values (30, 5, 5)"],
    ["ledger_append_only", "delete from point_accounts"],
    ["ledger_append_only", "update point_entries set points = 1"],
    ["ledger_append_only", "delete from point_entries"],
    [
      "point_accounts_not_negative",
      "insert into point_entries (member_id, type, points, cause, reference, at) values (3, 'REDEEM', -99999999, 'REDEEM', 'x', now())",
    ],
    [
      "point_entries_sign",
      "insert into point_entries (member_id, type, points, cause, reference, at) values (3, 'SLOTS', -1, 'BET', 'x', now())",
    ],
    [
      "point_accounts_spent",
      "insert into point_entries (member_id, type, points, cause, reference, at) values (3, 'REDEEM', 99999, 'RETURN', 'x', now())",
    ],
  ];
  for (const [constraint, statement] of refusals) {
    expect([statement, await refusedBy(db, [sql.raw(statement)])]).toEqual([statement, constraint]);
  }
  await db.transaction((tx) => restoreSnapshot(tx));
  expect(await db.$count(pointAccounts, eq(pointAccounts.memberId, AGENT))).toBe(0);
  expect((await pointsOf(db, DEMO)).points).toBeGreaterThan(1_000n);
});
