import { and, between, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { bets } from "../../games/bets.tables.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "../../ledger/ledger.tables.ts";
import { fromPlatform, post } from "../../ledger/ledger.ts";
import { transact } from "../../ledger/transact.ts";
import { members } from "../../member/member.tables.ts";
import { memberNamed } from "../../member/members.ts";
import { visit } from "../../play/crowd.ts";
import { reportRange } from "../../reports/reportRange.ts";
import { routes } from "../../routes.ts";
import { openPlatformForFile } from "../../testing/openTestPlatform.ts";
import { tokenOf } from "../../testing/tokenOf.ts";

const AMOUNTS = ["deposit", "withdraw", "bet", "validBet", "win", "rebate", "bonus", "profit"] as const;
type Amounts = Record<(typeof AMOUNTS)[number], string>;
const BALANCES = ["openingBalance", "movement", "closingBalance"] as const;
type Balances = Record<(typeof BALANCES)[number], string>;
interface Row extends Amounts, Balances {
  account: string;
  level: number;
  accounts: number;
  currency: string;
}
interface Page {
  list: Row[];
  totalCount: number;
  path: string[];
  totals: Amounts & Balances & { accounts: number };
  own: Balances & { currency: string };
  series: (Amounts & { date: string })[];
}

const { platform, db, clock } = await openPlatformForFile();
const app = createApp(platform, routes);
const agent = await tokenOf({ platform }, "agent");

const ask = (query: string, token = agent) =>
  app.request(`/wps/relay/ACS_userProfitLoss?${query}`, { headers: { authorization: `Bearer ${token}` } });

async function report(query = "", token = agent): Promise<Page> {
  const answer = await ask(query, token);
  expect(answer.status).toBe(200);
  const { value }: { value: Page } = JSON.parse(await answer.text());
  return value;
}

/** The report with the rows of all its pages. */
async function whole(query = ""): Promise<Page> {
  const first = await report(`${query}&pageSize=100`);
  const list = [...first.list];
  for (let pageNo = 2; list.length < first.totalCount; pageNo += 1)
    list.push(...(await report(`${query}&pageSize=100&pageNo=${pageNo}`)).list);
  return { ...first, list };
}

async function codeOf(query: string, token = agent): Promise<string> {
  const { code }: { code: string } = JSON.parse(await (await ask(query, token)).text());
  return code;
}

interface Team {
  path: string;
  sums: Record<(typeof AMOUNTS)[number], bigint>;
  accounts: number;
}

/** The sums of each account with everyone below it, from every bet and every entry of the last 7 days. */
async function recomputed(): Promise<Map<string, Team>> {
  const range = reportRange({}, clock.now()) ?? expect.fail();
  const inRange = [range.from, new Date(range.until.getTime() - 1)] as const;
  const people = await db.select().from(members);
  const none = { deposit: 0n, withdraw: 0n, bet: 0n, validBet: 0n, win: 0n, rebate: 0n, bonus: 0n, profit: 0n };
  const teams = new Map(people.map(({ id, path }) => [id, { path, sums: { ...none }, accounts: 0 }]));
  const owners = new Map(
    people.map(({ id, path }) => [id, path.split("/").flatMap((part) => teams.get(Number(part)) ?? [])]),
  );
  for (const { id } of people) for (const team of owners.get(id) ?? []) team.accounts += 1;
  const add = (memberId: number | null, changes: Partial<Team["sums"]>) => {
    for (const { sums } of owners.get(memberId ?? 0) ?? [])
      for (const name of AMOUNTS) sums[name] += changes[name] ?? 0n;
  };
  const isBet = and(between(bets.placedAt, ...inRange), eq(bets.playMoney, false), eq(bets.currency, "VND"));
  for (const { memberId, betAmount: bet, validBet, winAmount: win, status } of await db
    .select()
    .from(bets)
    .where(isBet))
    add(memberId, { bet, validBet, win, profit: status === "UNSETTLED" ? 0n : win - bet });
  const entries = await db
    .select({ memberId: ledgerAccounts.memberId, amount: ledgerEntries.amount, kind: ledgerTransactions.kind })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(between(ledgerTransactions.at, ...inRange), eq(ledgerAccounts.currency, "VND")));
  for (const { memberId, amount, kind } of entries) {
    if (kind === "DEPOSIT") add(memberId, { deposit: amount });
    if (kind === "WITHDRAW") add(memberId, { withdraw: -amount });
    if (kind === "REBATE") add(memberId, { rebate: amount, profit: amount });
    if (kind === "BONUS") add(memberId, { bonus: amount, profit: amount });
  }
  return new Map(people.map(({ id, username }) => [username, teams.get(id) ?? expect.fail()]));
}

const amountsOf = (row: Amounts) => Object.fromEntries(AMOUNTS.map((name) => [name, row[name]]));
const textsOf = ({ sums }: Team) => Object.fromEntries(AMOUNTS.map((name) => [name, String(sums[name])]));
const sumOf = (rows: readonly Amounts[]) =>
  Object.fromEntries(AMOUNTS.map((name) => [name, String(rows.reduce((sum, row) => sum + BigInt(row[name]), 0n))]));

test("each account is summed with everyone below it, at every level, also before the changes are folded", async () => {
  await visit(platform);
  await transact(platform, (tx) =>
    post(tx, {
      key: "test:rebate",
      kind: "REBATE",
      at: clock.now(),
      entries: fromPlatform("promotions", { memberId: 3, currency: "VND", amount: 700n }),
    }),
  );
  const teams = await recomputed();
  const level = async (name: string, path: string[]): Promise<void> => {
    const page = await whole(name === "agent" ? "" : `parent=${name}`);
    expect(page.path).toEqual(path);
    for (const row of page.list) {
      const team = teams.get(row.account) ?? expect.fail(row.account);
      expect(amountsOf(row)).toEqual(textsOf(team));
      expect(row).toMatchObject({ accounts: team.accounts, level: path.length, currency: "VND" });
      if (row.accounts > 1) await level(row.account, [...path, row.account]);
    }
    expect(amountsOf(page.totals)).toEqual(sumOf(page.list));
    expect(sumOf(page.series)).toEqual(sumOf(page.list));
    expect(page.totals.accounts).toBe((teams.get(name)?.accounts ?? 0) - 1);
  };
  await level("agent", ["agent"]);
  const { totals } = await report();
  for (const name of AMOUNTS) expect(totals[name]).not.toBe("0");
});

/** What each account held alone before a range, what moved in it, and what it held then, from every entry. */
async function ledgerBalances({ from, until }: { from: Date; until: Date }) {
  const entries = await db
    .select({ memberId: ledgerAccounts.memberId, amount: ledgerEntries.amount, at: ledgerEntries.at })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(eq(ledgerAccounts.currency, "VND"));
  const sumOf = (ids: ReadonlySet<number>): Balances => {
    let [openingBalance, movement] = [0n, 0n];
    for (const { memberId, amount, at } of entries) {
      if (memberId === null || !ids.has(memberId)) continue;
      if (at < from) openingBalance += amount;
      else if (at < until) movement += amount;
    }
    const texts = [openingBalance, movement, openingBalance + movement].map(String);
    return { openingBalance: texts[0] ?? "", movement: texts[1] ?? "", closingBalance: texts[2] ?? "" };
  };
  const people = await db.select().from(members);
  const idOf = (name: string) => people.find(({ username }) => username === name)?.id ?? expect.fail(name);
  const team = (name: string) =>
    new Set(people.filter(({ path }) => path.includes(`/${idOf(name)}/`)).map(({ id }) => id));
  return {
    ofTeam: (name: string) => sumOf(team(name)),
    ofAccount: (name: string) => sumOf(new Set([idOf(name)])),
    below: (name: string) => sumOf(new Set([...team(name)].filter((id) => id !== idOf(name)))),
  };
}
const balancesOf = (row: Balances) => Object.fromEntries(BALANCES.map((name) => [name, row[name]]));

test.each([
  ["", {}],
  ["preset=TODAY", { preset: "TODAY" }],
  ["preset=LAST_WEEK&parent=line01", { preset: "LAST_WEEK" }],
  ["preset=LAST_MONTH", { preset: "LAST_MONTH" }],
] as const)(
  "opening balances and movements are those of the ledger, and make the closing ones: %s",
  async (query, preset) => {
    const range = reportRange(preset, clock.now()) ?? expect.fail();
    const ledger = await ledgerBalances(range);
    const page = await whole(query);
    const level = page.path.at(-1) ?? expect.fail();
    for (const row of page.list) expect(balancesOf(row), row.account).toEqual(ledger.ofTeam(row.account));
    expect(balancesOf(page.totals)).toEqual(ledger.below(level));
    expect(balancesOf(page.own)).toEqual(ledger.ofAccount(level));
    for (const row of [...page.list, page.totals, page.own])
      expect(BigInt(row.openingBalance) + BigInt(row.movement)).toBe(BigInt(row.closingBalance));
  },
);

test("the closing balances of today are what the accounts hold now, also those of a search", async () => {
  const held = await db
    .select({ path: members.path, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .innerJoin(members, eq(members.id, ledgerAccounts.memberId))
    .where(eq(ledgerAccounts.currency, "VND"));
  const now = (path: string) =>
    String(held.filter((row) => row.path.startsWith(path)).reduce((sum, { balance }) => sum + balance, 0n));
  const found = await report("preset=TODAY&keyword=line");
  for (const row of found.list) {
    expect(row.closingBalance).toBe(now((await memberNamed(db, row.account)).path));
  }
});

test("a search adds up the balances of accounts that are not below another found one", async () => {
  const found = await whole("preset=TODAY&keyword=an");
  const people = await db.select().from(members);
  const paths = new Map(people.map(({ username, path }) => [username, path]));
  const pathOf = ({ account }: Row) => paths.get(account) ?? expect.fail(account);
  const isTop = (row: Row) => found.list.every((other) => other === row || !pathOf(row).startsWith(pathOf(other)));
  const tops = found.list.filter(isTop);
  expect(tops.length).toBeLessThan(found.list.length);
  for (const name of BALANCES)
    expect(found.totals[name]).toBe(String(tops.reduce((sum, row) => sum + BigInt(row[name]), 0n)));
  expect(found.totals.closingBalance).not.toBe("0");
});

test("a search finds accounts at any depth, and its totals count each member once", async () => {
  const teams = await recomputed();
  const found = await report("keyword=LINE");
  expect(found.list.map(({ account, level }) => [account, level])).toEqual(
    Array.from({ length: 10 }, (_, i) => [`line${String(i + 1).padStart(2, "0")}`, i + 1]),
  );
  for (const row of found.list) expect(amountsOf(row)).toEqual(textsOf(teams.get(row.account) ?? expect.fail()));
  const [top] = found.list;
  expect(found.totals).toMatchObject({ ...amountsOf(top ?? expect.fail()), accounts: top?.accounts });
  expect(found.path).toEqual(["agent"]);
  const one = await report("account=LINE09");
  expect(one.list).toEqual(found.list.filter(({ account }) => account === "line09"));
});

test.each([...AMOUNTS, "account"] as const)("sorts by %s, page by page", async (sort) => {
  const all = await whole();
  const compare = (a: Row, b: Row) =>
    sort === "account" ? 0 : Number(BigInt(a[sort]) > BigInt(b[sort])) - Number(BigInt(a[sort]) < BigInt(b[sort]));
  const byName = (a: Row, b: Row) => (a.account < b.account ? -1 : 1);
  for (const [order, sign] of [
    ["asc", 1],
    ["desc", -1],
  ] as const) {
    const nameSign = sort === "account" ? sign : 1;
    const expected = all.list.toSorted((a, b) => sign * compare(a, b) || nameSign * byName(a, b));
    const pages = await Promise.all(
      [1, 2].map((pageNo) => report(`sort=${sort}&order=${order}&pageSize=7&pageNo=${pageNo}`)),
    );
    expect(pages.flatMap(({ list }) => list)).toEqual(expected.slice(0, 14));
    expect(pages[1]?.totals).toEqual(all.totals);
  }
});

test("the file has the rows of the list, and no names of people", async () => {
  const { list, totalCount } = await whole();
  const text = await (await ask("export=csv")).text();
  const [head = "", ...lines] = text.replace("\uFEFF", "").trimEnd().split("\r\n");
  expect(head).toBe(`account,type,level,accounts,${[...BALANCES, ...AMOUNTS].join(",")},currency`);
  expect(lines).toHaveLength(totalCount);
  const names = list.map(({ account, level, accounts, currency, ...row }) =>
    [account, level, accounts, ...[...BALANCES, ...AMOUNTS].map((name) => row[name]), currency].join(),
  );
  expect(lines.map((line) => line.split(",").toSpliced(1, 1).join())).toEqual(names);
});

test("hides all accounts outside the downline, and bounds the range", async () => {
  for (const name of ["senior", "agent", "affiliatesub", "nobody"]) {
    expect(await codeOf(`parent=${name}`)).toBe("DOWNLINE_NOT_FOUND");
    expect(await codeOf(`account=${name}`)).toBe("DOWNLINE_NOT_FOUND");
  }
  expect((await report("keyword=senior")).totalCount).toBe(0);
  const empty = await report("keyword=senior");
  expect(empty).toMatchObject({ list: [], series: [], totals: { accounts: 0, bet: "0", profit: "0" } });
  expect(await codeOf("keyword=a%25")).toBe("VALIDATION_FAILED");
  expect(await codeOf("sort=balance")).toBe("VALIDATION_FAILED");
  expect(await codeOf("startDate=2026-01-01&endDate=2026-12-31")).toBe("REPORT_RANGE");
});
