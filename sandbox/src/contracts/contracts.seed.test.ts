import { and, eq, inArray, like, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { ledgerEntries, ledgerTransactions } from "../ledger/ledger.tables.ts";
import { members } from "../member/member.tables.ts";
import { Caller } from "../testing/caller.ts";
import { startForFile } from "../testing/startForFile.ts";
import { DAY_MS } from "../time/units.ts";
import { contractPayouts, contracts } from "./contracts.tables.ts";
import { settleNext } from "./payouts/settlement.ts";

const { sandbox, platform, db, clock, tokenOf } = await startForFile({ rateLimits: false });

test("the seed has payouts of each kind, each in the ledger once and at the time of its settlement", async () => {
  const rows = await db
    .select({ payout: contractPayouts, kind: contracts.kind, at: ledgerTransactions.at })
    .from(contractPayouts)
    .innerJoin(contracts, eq(contracts.id, contractPayouts.contractId))
    .leftJoin(ledgerTransactions, eq(ledgerTransactions.key, sql`'payout:' || ${contractPayouts.id}`));
  expect(new Set(rows.map(({ kind }) => kind)).size).toBe(4);
  for (const { payout, at } of rows) expect(at).toEqual(payout.state === "PAID" ? payout.settledAt : null);
  const paid = rows.reduce((sum, { payout }) => sum + payout.amount, 0n);
  const [posted] = await db
    .select({ amount: sql`sum(${ledgerEntries.amount})`.mapWith(BigInt) })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(sql`${like(ledgerTransactions.key, "payout:%")} and ${like(ledgerEntries.accountId, "member:%")}`);
  expect(posted?.amount).toBe(paid);
});

test("the seed leaves nothing to settle, and its open offers wait for an answer", async () => {
  const open = await db
    .select()
    .from(contracts)
    .where(inArray(contracts.state, ["PENDING_NEW", "PENDING_TERMINATION"]));
  expect(new Set(open.map(({ kind }) => kind)).size).toBe(4);
  for (const contract of await db.select().from(contracts).where(eq(contracts.kind, "dailySalary"))) {
    expect(await settleNext(platform, contract.id)).toBe(false);
  }
});

test("the file has all payouts of the filter in the order of the list, however many there are", async () => {
  const [holder] = await db
    .select({ id: contracts.id })
    .from(contracts)
    .innerJoin(members, eq(members.id, contracts.holderId))
    .where(and(eq(members.username, "agent"), eq(contracts.kind, "dailySalary")));
  const [sample] = await db.select().from(contractPayouts).limit(1);
  if (!holder || !sample) throw new Error("the seed has payouts");
  const { id: _id, ...payout } = sample;
  const settledAt = new Date(clock.now().getTime() - DAY_MS);
  // Many at the same moment, so that a part of the file ends between two of them.
  await db.insert(contractPayouts).values(
    Array.from({ length: 1_200 }, (_, minute) => ({
      ...payout,
      contractId: holder.id,
      periodStart: new Date(minute * 60_000),
      amount: BigInt(minute + 1),
      state: "PAID" as const,
      settledAt,
    })),
  );
  const token = await tokenOf("agent");
  const path = "/wps/relay/ACS_contractPayouts?preset=LAST_7";
  const caller = new Caller(sandbox);
  interface Page {
    list: { payoutId: string }[];
    totalCount: number;
    totals: { amount: string };
  }
  const pages = await Promise.all(
    [1, 2, 12, 13].map((pageNo) => caller.get<Page>(`${path}&pageSize=100&pageNo=${pageNo}`, { token })),
  );
  const answer = await fetch(`${sandbox.origin}${path}&export=csv`, { headers: { authorization: `Bearer ${token}` } });
  const [heading = "", ...lines] = (await answer.text()).replace("\uFEFF", "").trimEnd().split("\r\n");
  const columns = heading.split(",");
  const rows = lines.map((line) => line.split(","));
  const cells = (name: string) => rows.map((row) => row[columns.indexOf(name)] ?? "");
  expect(new Set(cells("payoutId")).size).toBe(pages[0]?.value.totalCount);
  expect(cells("amount").reduce((sum, amount) => sum + BigInt(amount), 0n)).toBe(
    BigInt(pages[0]?.value.totals.amount ?? 0),
  );
  const listed = pages.flatMap(({ value }) => value.list.map(({ payoutId }) => payoutId));
  const ids = cells("payoutId");
  expect([...ids.slice(0, 200), ...ids.slice(1_100, 1_300)]).toEqual(listed);
});
