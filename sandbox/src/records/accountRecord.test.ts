import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { balanceOf, memberAccountId } from "../ledger/ledger.ts";
import { startForFile } from "../testing/startForFile.ts";

const DEMO = 3;

interface Row extends Record<"transactionId" | "type" | "amount" | "balanceBefore" | "balanceAfter", string> {
  referenceId: string | null;
  remark: string | null;
}
interface Records {
  list: Row[];
  totalCount: number;
  totals: { in: string; out: string; currency: string };
}

const { sandbox, db, caller, tokenOf } = await startForFile();
const token = await tokenOf("demo");

const records = (query: string, as = token) =>
  caller.read<Records>(`/wps/relay/MCSFE_transactionRecords?${query}`, { token: as });
const credit = (amount: string) => caller.post("/sandbox/balance", { body: { username: "demo", amount } });

test("balances follow from each other, and the sums from all movements", async () => {
  await credit("50000");
  await credit("-20000");
  const { value } = await caller.post<{ depositId: string }>("/wps/relay/GCS_depositCreate", {
    token,
    body: { channelId: "qr", amount: "30000" },
    key: randomUUID(),
  });
  await caller.post("/sandbox/deposit/settle", { body: { depositId: value.depositId } });

  const today = await records("preset=TODAY");
  expect(today.list.map(({ type, amount }) => [type, amount])).toEqual([
    ["DEPOSIT", "30000"],
    ["ADJUST", "-20000"],
    ["ADJUST", "50000"],
  ]);
  expect(today.totals).toEqual({ in: "80000", out: "20000", currency: "VND" });
  const held = await balanceOf(db, memberAccountId(DEMO, "main", "VND"));
  expect(today.list[0]?.balanceAfter).toBe(String(held));

  const all: Row[] = [];
  for (const pageNo of [1, 2, 3]) all.push(...(await records(`preset=LAST_30&pageSize=20&pageNo=${pageNo}`)).list);
  // How many there are depends on the day. Pages follow each other without a gap.
  expect(all.length).toBeGreaterThan(20);
  for (const [index, row] of all.slice(0, -1).entries()) {
    expect(BigInt(row.balanceBefore) + BigInt(row.amount)).toBe(BigInt(row.balanceAfter));
    expect(row.balanceBefore).toBe(all[index + 1]?.balanceAfter);
  }
});

test("shows one kind, the member's own movements only, and refuses other ranges", async () => {
  const bets = await records("preset=LAST_30&type=BET&pageSize=100");
  expect(bets.list.length).toBeGreaterThan(10);
  expect(bets.list.every(({ type, amount }) => type === "BET" && amount.startsWith("-"))).toBe(true);
  expect(bets.totals.in).toBe("0");
  const other = await records("preset=LAST_30&pageSize=100", await tokenOf("vipclub"));
  const mine = new Set((await records("preset=LAST_30&pageSize=100")).list.map(({ transactionId }) => transactionId));
  expect(other.list.some(({ transactionId }) => mine.has(transactionId))).toBe(false);
  const refused = (query: string) => caller.get(`/wps/relay/MCSFE_transactionRecords?${query}`, { token });
  expect((await refused("startDate=2020-01-01&endDate=2020-01-02")).code).toBe("REPORT_RANGE");
  expect((await refused("type=GIFT")).code).toBe("VALIDATION_FAILED");
});

test("names what a bonus was, in the reader's language, in place of its number", async () => {
  const path = "/wps/relay/MCSFE_transactionRecords?preset=LAST_30&type=BONUS";
  const asked = { token, headers: { Language: "VI" } };
  const bonuses = await caller.get<{ list: { title: string; status: string }[] }>(
    "/wps/relay/MCSFE_bonusDetails?status=COMPLETED",
    asked,
  );
  const { list } = await caller.read<Records>(path, asked);
  const paid = list.find(({ remark }) => remark === bonuses.value.list[0]?.title);
  expect(paid).toMatchObject({ amount: "88000", referenceId: null });
  const headers = { authorization: `Bearer ${token}`, language: "VI" };
  const text = await (await fetch(`${sandbox.origin}${path}&export=csv`, { headers })).text();
  expect(text).toContain(paid?.remark);
  expect(text).not.toMatch(/bonus:\d|reward:\d|mission-/);
});
