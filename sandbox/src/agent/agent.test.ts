import { expect, test } from "vitest";
import { bets } from "../games/bets.tables.ts";
import { catalogueOf } from "../games/catalogue.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, platform, db, clock, limiter, tokenOf } = await startForFile();
const tokens = { agent: await tokenOf("agent"), demo: await tokenOf("demo"), affiliate: await tokenOf("affiliate") };

async function get<Value = unknown>(path: string, as: keyof typeof tokens = "agent", language = "EN") {
  const headers = { authorization: `Bearer ${tokens[as]}`, language };
  const answer = await fetch(`${sandbox.origin}/wps/relay/${path}`, { headers });
  const body: { code: string; value: Value } = JSON.parse(await answer.text());
  return { status: answer.status, ...body };
}

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const quarter = `startDate=${dayBefore(89)}&endDate=${dayBefore(-1)}`;

interface Page<Item> {
  list: Item[];
  totalCount: number;
  totalPages: number;
  totals: Record<"betAmount" | "validBet" | "winAmount" | "profit" | "currency", string>;
}

interface Row {
  betId: string;
  account: string;
  placedAt: string;
  betAmount: string;
  validBet: string;
  winAmount: string;
  profit: string;
  status: string;
  nodeId: number;
  gameName: string;
}

test("pages list every bet of the downline once, and the totals are its sums", async () => {
  const rows: Row[] = [];
  const first = await get<Page<Row>>("ACS_teamBets?preset=LAST_30&pageSize=100");
  for (let pageNo = 1; pageNo <= first.value.totalPages; pageNo += 1) {
    if (pageNo % 25 === 0) await limiter.clear();
    rows.push(...(await get<Page<Row>>(`ACS_teamBets?preset=LAST_30&pageSize=100&pageNo=${pageNo}`)).value.list);
  }
  expect(rows.length).toBeGreaterThan(1_000);
  expect(rows).toHaveLength(first.value.totalCount);
  expect(new Set(rows.map(({ betId }) => betId)).size).toBe(rows.length);
  const order = rows.map(({ placedAt, betId }) => `${placedAt} ${betId}`);
  expect(order).toEqual([...order].sort().reverse());

  const sum = (key: "betAmount" | "validBet" | "winAmount" | "profit") =>
    rows.reduce((total, row) => total + BigInt(row[key]), 0n).toString();
  expect(first.value.totals).toEqual({
    betAmount: sum("betAmount"),
    validBet: sum("validBet"),
    winAmount: sum("winAmount"),
    profit: sum("profit"),
    currency: "VND",
  });
  expect(new Set(rows.map(({ status }) => status)).size).toBe(5);
}, 60_000);

/** The bets of an export. */
async function exported(path: string): Promise<(string | undefined)[]> {
  const headers = { authorization: `Bearer ${tokens.agent}` };
  const file = await fetch(`${sandbox.origin}/wps/relay/${path}&export=csv`, { headers });
  const lines = (await file.text()).trimEnd().split("\r\n").slice(1);
  return lines.map((line) => line.split(",")[0]);
}

test.each(["asc", "desc"])("the pages by time, %s, are the export in parts, also behind its end", async (order) => {
  const list = async (query: string) => (await get<Page<Row>>(`ACS_teamBets?${quarter}&order=${order}&${query}`)).value;
  const ids = await exported(`ACS_teamBets?${quarter}&order=${order}`);
  const { totalCount, totalPages } = await list("pageSize=7");
  expect(ids).toHaveLength(totalCount);
  for (const pageNo of [1, 2, 150, Math.floor(totalPages / 2), totalPages, totalPages + 1]) {
    await limiter.clear();
    const page = await list(`pageSize=7&pageNo=${pageNo}`);
    expect(page.list.map(({ betId }) => betId)).toEqual(ids.slice((pageNo - 1) * 7, pageNo * 7));
  }
});

test("an export by another order has each bet once, as the pages have them, also the last ones", async () => {
  for (const by of ["sort=betAmount&order=asc", "sort=profit&order=desc", "sort=account&order=asc"]) {
    const path = `ACS_teamBets?${quarter}&${by}`;
    const ids = await exported(path);
    const page = async (pageNo: number) => (await get<Page<Row>>(`${path}&pageSize=100&pageNo=${pageNo}`)).value;
    const { totalCount, totalPages } = await page(1);
    expect(new Set(ids).size).toBe(totalCount);
    for (const pageNo of [1, Math.floor(totalPages / 2), Math.ceil(totalPages / 2) + 1, totalPages, totalPages + 1]) {
      const { list } = await page(pageNo);
      expect(list.map(({ betId }) => betId)).toEqual(ids.slice((pageNo - 1) * 100, pageNo * 100));
    }
  }
});

test("applies filters to the list and its totals", async () => {
  const lost = await get<Page<Row>>(`ACS_teamBets?${quarter}&account=demo&status=LOST&pageSize=100`);
  expect(lost.value.list.every((row) => row.account === "demo" && row.status === "LOST")).toBe(true);
  // A lost bet can pay a part of its stake back.
  const { betAmount, winAmount, profit } = lost.value.totals;
  expect(Number(profit)).toBe(Number(winAmount) - Number(betAmount));
  expect(Number(winAmount)).toBeLessThan(Number(betAmount));
  const [row] = lost.value.list;
  const one = await get(`ACS_teamBets?${quarter}&betId=${row?.betId}`);
  expect(one.value).toMatchObject({ totalCount: 1, list: [row] });

  const catalogue = await catalogueOf(platform);
  const names = catalogue.find(row?.nodeId ?? 0)?.names;
  const inVietnamese = await get<Page<Row>>(`ACS_teamBets?${quarter}&betId=${row?.betId}`, "agent", "VI");
  expect([row?.gameName, inVietnamese.value.list[0]?.gameName]).toEqual([names?.EN, names?.VI]);
});

test("finds an account in upper case", async () => {
  const rows = (await get<Page<Row>>(`ACS_teamBets?${quarter}&account=DEMO`)).value.list;
  expect(new Set(rows.map(({ account }) => account))).toEqual(new Set(["demo"]));
});

test.each([
  ["placedAt", "asc"],
  ["account", "asc"],
  ["betAmount", "desc"],
  ["validBet", "asc"],
  ["winAmount", "desc"],
  ["profit", "asc"],
  ["profit", "desc"],
] as const)("orders the bets by %s, %s, and among equal ones by time", async (sort, order) => {
  const { list } = (await get<Page<Row>>(`ACS_teamBets?${quarter}&sort=${sort}&order=${order}&pageSize=100`)).value;
  const compare = (a: Row, b: Row) => {
    if (sort === "account" || sort === "placedAt") return a[sort] < b[sort] ? -1 : Number(a[sort] > b[sort]);
    return Number(a[sort]) - Number(b[sort]);
  };
  const sign = order === "asc" ? 1 : -1;
  // The latest first, or the earliest where the lowest amount comes first.
  const latestFirst = (a: Row, b: Row) => b.placedAt.localeCompare(a.placedAt) || b.betId.localeCompare(a.betId);
  const isLowestFirst = order === "asc" && sort !== "account" && sort !== "placedAt";
  const ties = (a: Row, b: Row) => (isLowestFirst ? latestFirst(b, a) : latestFirst(a, b));
  expect(list).toHaveLength(100);
  expect(list).toEqual(list.toSorted((a, b) => sign * compare(a, b) || ties(a, b)));
});

test("a bet without a result counts in no profit", async () => {
  const open = (await get<Page<Row>>(`ACS_teamBets?${quarter}&status=UNSETTLED`)).value;
  expect(open.totalCount).toBeGreaterThan(0);
  expect(open.list.map(({ profit }) => profit)).toEqual(open.list.map(() => "0"));
  expect(open.totals).toMatchObject({ profit: "0" });
  expect(Number(open.totals.betAmount)).toBeGreaterThan(0);
});

test("hides all accounts outside the downline", async () => {
  const outside = await Promise.all(
    ["senior", "agent", "affiliatesub", "nobody"].map((name) => get(`ACS_teamBets?account=${name}`)),
  );
  for (const answer of outside) expect(answer).toMatchObject({ status: 404, code: "DOWNLINE_NOT_FOUND", value: null });
  const [foreign] = (await get<Page<Row>>(`ACS_teamBets?${quarter}&account=demo`)).value.list;
  expect((await get(`ACS_teamBets?${quarter}&betId=${foreign?.betId}`, "affiliate")).value).toMatchObject({
    totalCount: 0,
  });
  expect((await fetch(`${sandbox.origin}/wps/relay/ACS_teamBets`)).status).toBe(401);
});

test.each([
  [`startDate=${dayBefore(92)}&endDate=${dayBefore(0)}`, "REPORT_RANGE"],
  [`startDate=${dayBefore(0)}&endDate=${dayBefore(1)}`, "REPORT_RANGE"],
  [`startDate=${dayBefore(500)}&endDate=${dayBefore(450)}`, "REPORT_RANGE"],
  ["preset=CUSTOM", "REPORT_RANGE"],
  ["preset=EVER", "VALIDATION_FAILED"],
  ["startDate=2026-02-30&endDate=2026-03-01", "VALIDATION_FAILED"],
  ["pageSize=101", "VALIDATION_FAILED"],
  ["status=won", "VALIDATION_FAILED"],
])("refuses %s", async (query, code) => {
  expect(await get(`ACS_teamBets?${query}`)).toMatchObject({ status: 422, code });
});

test("escapes formulas in the CSV file", async () => {
  await db.insert(bets).values({
    betId: "B-CSV",
    memberId: 3,
    nodeId: 1,
    vassalage: "PP",
    gameCategory: "RNG",
    gameName: '=HYPERLINK("http://evil","x")',
    placedAt: new Date(),
    settledAt: new Date(),
    content: "@SUM(A1)",
    betAmount: 10n,
    validBet: 0n,
    winAmount: 0n,
    status: "LOST",
    currency: "VND",
    playMoney: false,
  });
  const answer = await fetch(`${sandbox.origin}/wps/relay/ACS_teamBets?preset=TODAY&export=csv`, {
    headers: { authorization: `Bearer ${tokens.agent}` },
  });
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const line = bytes
    .toString()
    .split("\r\n")
    .find((text) => text.startsWith("B-CSV"));
  expect(line).toContain(`,"'=HYPERLINK(""http://evil"",""x"")",RNG,PP,,'@SUM(A1),10,0,0,-10,VND,LOST`);
});

test("limits reports to thirty a minute", async () => {
  const answers: number[] = [];
  while (answers.length < 31) answers.push((await get("ACS_teamBets?preset=TODAY")).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(30);
  expect(answers.at(-1)).toBe(429);
});

test("the overview matches the bets, and the downline lists one level per call", async () => {
  const overview = await get<{ bet: string; win: string; series: { bet: string }[] }>("ACS_overview?preset=LAST_30");
  const report = await get<Page<Row>>("ACS_teamBets?preset=LAST_30");
  expect(overview.value).toMatchObject({ bet: report.value.totals.betAmount, win: report.value.totals.winAmount });
  const byDay = overview.value.series.reduce((sum, day) => sum + BigInt(day.bet), 0n);
  expect(byDay.toString()).toBe(overview.value.bet);

  type Downline = Page<{ account: string; children: number; level: number }>;
  const children = await get<Downline>("ACS_downlineList?pageSize=100");
  const parent = children.value.list.find((row) => row.children > 0);
  const grandchildren = await get<Downline>(`ACS_downlineList?parent=${parent?.account}&pageSize=100`);
  expect(grandchildren.value).toMatchObject({ totalCount: parent?.children, path: ["agent", parent?.account] });
  expect(grandchildren.value.list.every((row) => row.level === 2)).toBe(true);
  expect(await get("ACS_downlineList?parent=senior")).toMatchObject({ status: 404, code: "DOWNLINE_NOT_FOUND" });
});

test("lists the announcements for agents, nine a page, in their language", async () => {
  const first = await get<Page<{ title: string }>>("ACS_announcementList", "agent", "VI");
  expect(first.value).toMatchObject({ totalCount: 12, totalPages: 2, pageSize: 9 });
  expect(first.value.list).toHaveLength(9);
  expect(first.value.list[0]).toMatchObject({ title: "Cách dùng trung tâm đại lý", pinned: true });
});

test("counts and lists the same members as online: those seen in the last quarter of an hour", async () => {
  // Two sessions of demo, one of weak; nobody logs out.
  await Promise.all(["demo", "demo", "weak"].map((name) => tokenOf(name)));
  const online = async () => {
    const { value } = await get<Page<{ account: string }>>("ACS_downlineList?online=true");
    return value.list.map(({ account }) => account).toSorted();
  };
  const counted = async () => (await get<{ online: number }>("ACS_overview?preset=TODAY")).value.online;
  expect([await online(), await counted()]).toEqual([["demo", "weak"], 2]);
  const rest = async () => (await get<Page<object>>("ACS_downlineList?online=false")).value.totalCount;
  const others = await rest();
  clock.shiftTo(16 * 60_000);
  expect([await online(), await counted()]).toEqual([[], 0]);
  expect(await rest()).toBe(others + 2);
  clock.shiftTo(0);
});
