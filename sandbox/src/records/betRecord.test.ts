import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { startForFile } from "../testing/startForFile.ts";

type Row = Record<
  | "betId"
  | "placedAt"
  | "vassalage"
  | "gameCategory"
  | "gameName"
  | "betAmount"
  | "validBet"
  | "winAmount"
  | "profit"
  | "status",
  string
>;
type Sums = Pick<Row, "betAmount" | "validBet" | "winAmount" | "profit">;
interface Bets {
  list: Row[];
  totalCount: number;
  totalPages: number;
  totals: Sums & { currency: string };
}
interface Profit extends Record<"deposit" | "withdraw" | "bet" | "validBet" | "win" | "bonus" | "rebate", string> {
  netProfit: string;
  netDepositsLifetime: string;
  currency: string;
  byCategory: (Record<"bet" | "validBet" | "win" | "netProfit", string> & { gameCategory: string })[];
  series: (Record<"deposit" | "bet" | "win" | "bonus" | "rebate" | "netProfit", string> & { date: string })[];
}

const { sandbox, caller, tokenOf } = await startForFile();
const token = await tokenOf("demo");

const ask = <Value>(call: string, query: string, as = token) =>
  caller.get<Value>(`/wps/relay/${call}?${query}`, { token: as });
const bets = async (query: string, as = token) => (await ask<Bets>("MCSFE_betRecords", query, as)).value;
const profit = async (query: string) => (await ask<Profit>("MCSFE_personalProfit", query)).value;

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const quarter = `startDate=${dayBefore(89)}&endDate=${dayBefore(-1)}`;

async function allBets(query: string): Promise<Row[]> {
  const first = await bets(`${query}&pageSize=100`);
  const rows = [...first.list];
  for (let pageNo = 2; pageNo <= first.totalPages; pageNo += 1) {
    rows.push(...(await bets(`${query}&pageSize=100&pageNo=${pageNo}`)).list);
  }
  return rows;
}

const summed = (rows: readonly Row[], field: keyof Sums) =>
  rows.reduce((sum, row) => sum + BigInt(row[field]), 0n).toString();

test("pages list every bet once, the latest first, and the totals are their sums", async () => {
  const rows = await allBets(quarter);
  const { totalCount, totals } = await bets(quarter);
  expect(rows.length).toBeGreaterThan(100);
  expect(rows).toHaveLength(totalCount);
  expect(new Set(rows.map(({ betId }) => betId)).size).toBe(rows.length);
  const order = rows.map(({ placedAt, betId }) => `${placedAt} ${betId}`);
  expect(order).toEqual(order.toSorted().reverse());
  for (const field of ["betAmount", "validBet", "winAmount", "profit"] as const) {
    expect(totals[field]).toBe(summed(rows, field));
  }
});

test("a range with times has the bets between them, with their sums", async () => {
  const days = `startDate=${dayBefore(40)}&endDate=${dayBefore(5)}`;
  const all = await allBets(days);
  // The merchant's clock is seven hours ahead of UTC.
  const expected = all.filter(
    ({ placedAt }) => placedAt >= `${dayBefore(40)}T05:00` && placedAt < `${dayBefore(5)}T11:31`,
  );
  const timed = await bets(`${days}&startTime=12:00&endTime=18:30&pageSize=100`);
  expect(timed.totalCount).toBe(expected.length);
  expect(timed.list).toEqual(expected.slice(0, 100));
  expect(timed.totals.betAmount).toBe(summed(expected, "betAmount"));
  expect((await ask("MCSFE_betRecords", "preset=TODAY&startTime=12:00")).code).toBe("REPORT_RANGE");
});

test("filters by vendor, category and state; sums agree with the rows", async () => {
  const [row] = (await bets(quarter)).list;
  if (!row) throw new Error("demo has no bets");
  for (const filter of [
    `vassalage=${row.vassalage}`,
    `gameCategory=${row.gameCategory}&vassalage=${row.vassalage}`,
    `vassalage=${row.vassalage}&status=WON`,
    "status=LOST",
  ]) {
    const rows = await allBets(`${quarter}&${filter}`);
    const { totalCount, totals } = await bets(`${quarter}&${filter}`);
    expect(rows).toHaveLength(totalCount);
    expect(totals.betAmount).toBe(summed(rows, "betAmount"));
    expect(totals.profit).toBe(summed(rows, "profit"));
    for (const [name, value] of new URLSearchParams(filter)) {
      expect(rows.every((found) => new Map(Object.entries(found)).get(name) === value)).toBe(true);
    }
  }
  expect((await bets(`${quarter}&vassalage=NOBODY`)).totalCount).toBe(0);
  expect((await ask("MCSFE_betRecords", "status=GONE")).code).toBe("VALIDATION_FAILED");
  expect((await ask("MCSFE_betRecords", "startDate=2020-01-01&endDate=2020-01-02")).code).toBe("REPORT_RANGE");
});

test("finds one bet of any time, of its own member only", async () => {
  const [first] = (await bets(quarter)).list;
  const oldest = (await allBets(quarter)).at(-1);
  for (const bet of [first, oldest]) {
    expect((await bets(`preset=TODAY&betId=${bet?.betId}`)).list).toEqual([bet]);
  }
  // A bet from before the clock was set back is in the list until the day ends.
  const { clock } = sandbox.platform;
  clock.shiftTo(new Date(first?.placedAt ?? "").getTime() - Date.now() - 1_000);
  expect((await bets(`betId=${first?.betId}`)).list).toEqual([first]);
  clock.shiftTo(0);
  const other = await tokenOf("vipclub");
  expect(await bets(`betId=${first?.betId}`, other)).toMatchObject({ list: [], totalCount: 0 });
});

test("the profit agrees with the bets, by category and by day", async () => {
  const [all, { totals }] = [await profit(quarter), await bets(quarter)];
  expect(all).toMatchObject({ bet: totals.betAmount, validBet: totals.validBet, win: totals.winAmount });
  expect(all.currency).toBe("VND");
  const net = BigInt(totals.profit) + BigInt(all.bonus) + BigInt(all.rebate);
  expect(all.netProfit).toBe(String(net));
  const sumOf = (rows: readonly { netProfit: string }[]) => rows.reduce((sum, row) => sum + BigInt(row.netProfit), 0n);
  expect(sumOf(all.series)).toBe(net);
  expect(sumOf(all.byCategory)).toBe(BigInt(totals.profit));
  expect(all.series.map(({ date }) => date)).toEqual(all.series.map(({ date }) => date).toSorted());

  const [category] = all.byCategory;
  const gameCategory = category?.gameCategory ?? "";
  const one = await profit(`${quarter}&gameCategory=${gameCategory}`);
  expect(one.byCategory).toEqual([category]);
  expect(one.netProfit).toBe(category?.netProfit);
  expect(one.netProfit).toBe((await bets(`${quarter}&gameCategory=${gameCategory}`)).totals.profit);
});

test("a deposit is in the deposits of today, and in those of all time", async () => {
  const before = await profit("preset=TODAY");
  const { value } = await caller.post<{ depositId: string }>("/wps/relay/GCS_depositCreate", {
    token,
    body: { channelId: "qr", amount: "30000" },
    key: randomUUID(),
  });
  await caller.post("/sandbox/deposit/settle", { body: { depositId: value.depositId } });
  const after = await profit("preset=TODAY");
  expect(BigInt(after.deposit) - BigInt(before.deposit)).toBe(30_000n);
  expect(BigInt(after.netDepositsLifetime) - BigInt(before.netDepositsLifetime)).toBe(30_000n);
  expect(after.netProfit).toBe(before.netProfit);
});

test("thirty lists a minute are read, and one bet by its number whenever it is opened", async () => {
  const member = await tokenOf("weak");
  const read = async (query: string) => (await ask("MCSFE_betRecords", query, member)).code;
  const answers: string[] = [];
  while (answers.length < 31) answers.push(await read("preset=TODAY"));
  expect(answers.filter((code) => code === "OK")).toHaveLength(30);
  expect(answers.at(-1)).toBe("RATE_LIMITED");
  expect(await read("betId=B1")).toBe("OK");
  expect(await read("betId=B1&export=csv")).toBe("RATE_LIMITED");
});
