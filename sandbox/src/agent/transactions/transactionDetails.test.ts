import { expect, test } from "vitest";
import { startForFile } from "../../testing/startForFile.ts";

type Row = Record<
  "transactionId" | "account" | "createdAt" | "type" | "amount" | "balanceBefore" | "balanceAfter",
  string
>;
interface Details {
  list: Row[];
  totalCount: number;
  totals: { in: string; out: string; currency: string };
}

const { limiter, caller, tokenOf } = await startForFile();
const token = await tokenOf("agent");

const read = (query: string, as = token) =>
  caller.get<Details>(`/wps/relay/ACS_transactionDetails?${query}`, { token: as });
const details = async (query: string) => (await read(query)).value;
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

async function all(query: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    if (pageNo % 25 === 0) await limiter.clear();
    const { list } = await details(`${query}&pageSize=100&pageNo=${pageNo}`);
    rows.push(...list);
    if (list.length < 100) return rows;
  }
}

const sumsOf = (rows: readonly Row[]) => {
  const amounts = rows.map(({ amount }) => BigInt(amount));
  const sum = (parts: bigint[]) => String(parts.reduce((total, part) => total + part, 0n));
  return {
    in: sum(amounts.filter((amount) => amount > 0n)),
    out: sum(amounts.filter((amount) => amount < 0n).map((amount) => -amount)),
    currency: "VND",
  };
};

test("pages list every movement of the downline once, the latest first, and the totals are their sums", async () => {
  const { totalCount, totals } = await details("preset=LAST_7");
  const rows = await all("preset=LAST_7");
  expect(rows.length).toBeGreaterThan(200);
  expect(rows).toHaveLength(totalCount);
  expect(new Set(rows.map(({ transactionId, account }) => `${transactionId} ${account}`)).size).toBe(rows.length);
  const times = rows.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().reverse());
  expect(totals).toEqual(sumsOf(rows));
  expect(Object.keys(rows[0] ?? {})).not.toContain("remark");
}, 60_000);

test.each([
  "type=WIN",
  "type=DEPOSIT&direction=IN",
  "direction=OUT",
  "account=DEMO",
  "account=demo&type=BET&order=asc",
])("the rows and totals of %s are those of the whole list that meet it", async (filter) => {
  const { type, direction, account, order } = Object.fromEntries(new URLSearchParams(filter));
  const expected = (await all("preset=LAST_7")).filter(
    (row) =>
      (type === undefined || row.type === type) &&
      (direction === undefined || row.amount.startsWith("-") === (direction === "OUT")) &&
      (account === undefined || row.account === account.toLowerCase()),
  );
  await limiter.clear();
  const found = await details(`preset=LAST_7&${filter}&pageSize=100`);
  expect(found.totalCount).toBe(expected.length);
  expect(found.totals).toEqual(sumsOf(expected));
  const inOrder = order === "asc" ? expected.toReversed() : expected;
  expect(found.list).toEqual(inOrder.slice(0, 100));
});

test("a member's movements are those of the account record", async () => {
  const own = await tokenOf("demo");
  const record = await caller.get<Details>("/wps/relay/MCSFE_transactionRecords?preset=LAST_30&pageSize=100", {
    token: own,
  });
  const found = await details("preset=LAST_30&account=demo&pageSize=100");
  expect(found.list.map(({ transactionId, balanceAfter }) => [transactionId, balanceAfter])).toEqual(
    record.value.list.map(({ transactionId, balanceAfter }) => [transactionId, balanceAfter]),
  );
  expect([found.totalCount, found.totals]).toEqual([record.value.totalCount, record.value.totals]);
});

test("a range with times has the movements between them", async () => {
  const days = `startDate=${dayBefore(6)}&endDate=${dayBefore(3)}`;
  // The merchant's clock is seven hours ahead of UTC.
  const expected = (await all(days)).filter(
    ({ createdAt }) => createdAt >= `${dayBefore(6)}T05:00` && createdAt < `${dayBefore(3)}T11:31`,
  );
  await limiter.clear();
  const timed = await details(`${days}&startTime=12:00&endTime=18:30&pageSize=100`);
  expect(timed.totalCount).toBe(expected.length);
  expect(timed.totals).toEqual(sumsOf(expected));
  expect(timed.list).toEqual(expected.slice(0, 100));
});

test("finds one movement", async () => {
  const [row] = (await details("preset=LAST_7&type=WIN")).list;
  const one = await details(`account=${row?.account}&transactionId=${row?.transactionId}`);
  expect(one).toMatchObject({ totalCount: 1, list: [row] });
});

test("hides all accounts outside the downline", async () => {
  for (const name of ["senior", "agent", "affiliatesub", "nobody"])
    expect(await read(`account=${name}`)).toMatchObject({ code: "DOWNLINE_NOT_FOUND" });
  const [foreign] = (await details("preset=LAST_7&account=demo")).list;
  const affiliate = await tokenOf("affiliate");
  expect((await read(`transactionId=${foreign?.transactionId}`, affiliate)).value).toMatchObject({ totalCount: 0 });
  expect(await read("type=GIFT")).toMatchObject({ code: "VALIDATION_FAILED" });
});
