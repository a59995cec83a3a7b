import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { startForFile } from "../testing/startForFile.ts";

const amounts = ["deposits", "withdrawals", "bets", "wins", "bonuses", "rebates", "others"] as const;
type Period = Record<(typeof amounts)[number] | "opening" | "closing" | "netDeposits", string> & {
  startDate: string;
  endDate: string;
  currency: string;
};
interface Statement extends Period {
  series: Period[];
}

const { sandbox, caller, tokenOf } = await startForFile();
const token = await tokenOf("demo");

const ask = (query: string, as: string | undefined = token) =>
  caller.get<Statement>(`/wps/member/activityStatement?${query}`, { token: as });
const statement = async (query: string) => (await ask(query)).value;
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const days = (first: number, last: number) => `startDate=${dayBefore(first)}&endDate=${dayBefore(last)}`;

/** What a period's movements add up to. */
const movement = ({ deposits, withdrawals, bets, wins, bonuses, rebates, others }: Period) =>
  BigInt(deposits) -
  BigInt(withdrawals) -
  BigInt(bets) +
  BigInt(wins) +
  BigInt(bonuses) +
  BigInt(rebates) +
  BigInt(others);

test("a year adds up month by month, to what the member holds now", async () => {
  const year = await statement("");
  const { value: funds } = await caller.get<{ sumBalance: string }>("/wps/v2/wallets/balance", { token });
  expect(year).toMatchObject({ currency: "VND", closing: funds.sumBalance });
  expect(year.startDate).toMatch(/-01$/);
  expect(year.series.length).toBeGreaterThan(1);
  expect(year.series.length).toBeLessThan(13);
  let held = year.opening;
  for (const month of year.series) {
    expect(month.startDate.slice(0, 7)).toBe(month.endDate.slice(0, 7));
    expect(month.opening).toBe(held);
    expect(BigInt(month.opening) + movement(month)).toBe(BigInt(month.closing));
    expect(BigInt(month.netDeposits)).toBe(BigInt(month.deposits) - BigInt(month.withdrawals));
    held = month.closing;
  }
  expect(held).toBe(year.closing);
  for (const name of amounts) {
    expect(year.series.reduce((sum, month) => sum + BigInt(month[name]), 0n)).toBe(BigInt(year[name]));
  }
});

test("a few weeks have rows by day, and begin with what the days before left", async () => {
  const weeks = await statement(days(20, -1));
  expect(weeks.series.length).toBeGreaterThan(1);
  for (const day of weeks.series) expect(day.startDate).toBe(day.endDate);
  const before = await statement(days(40, 21));
  expect(weeks.opening).toBe(before.closing);
});

test("a deposit and a correction are in the statement at once", async () => {
  const before = await statement("preset=TODAY");
  const { value } = await caller.post<{ depositId: string }>("/wps/relay/GCS_depositCreate", {
    token,
    body: { channelId: "qr", amount: "30000" },
    key: randomUUID(),
  });
  await caller.post("/sandbox/deposit/settle", { body: { depositId: value.depositId } });
  await caller.post("/sandbox/balance", { body: { username: "demo", amount: "5000" } });
  const after = await statement("preset=TODAY");
  const grown = (name: keyof Period) => BigInt(after[name]) - BigInt(before[name]);
  expect([grown("deposits"), grown("netDeposits"), grown("others"), grown("closing")]).toEqual([
    30_000n,
    30_000n,
    5_000n,
    35_000n,
  ]);
  expect(after.opening).toBe(before.opening);
});

test("the file has the rows of the statement", async () => {
  const { series } = await statement("");
  const answer = await fetch(`${sandbox.origin}/wps/member/activityStatement?export=csv`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [head, ...rows] = (await answer.text()).trim().split("\r\n");
  expect(head).toBe(
    "startDate,endDate,opening,deposits,withdrawals,bets,wins,bonuses,rebates,others,closing,netDeposits,currency",
  );
  expect(rows).toHaveLength(series.length);
});

test.each([
  ["more than 366 days", days(300, -100)],
  ["older days than are kept", days(400, 380)],
  ["days in the wrong order", days(1, 2)],
  ["one end only", `startDate=${dayBefore(3)}`],
  ["one end beside a preset", `startDate=${dayBefore(3)}&preset=TODAY`],
])("%s are refused", async (_, query) => {
  expect((await ask(query)).code).toBe("REPORT_RANGE");
});
