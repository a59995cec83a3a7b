import { randomUUID } from "node:crypto";
import { whatever } from "@atrium/scripts/property";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { violatedConstraint } from "../db/violatedConstraint.ts";
import { ledgerFaults } from "../testing/ledgerFaults.ts";
import { startForFile } from "../testing/startForFile.ts";
import { ledgerTransactions } from "./ledger.tables.ts";
import { balanceOf, balancesOf, memberAccountId, platformAccountId, post } from "./ledger.ts";
import type { Posting } from "./posting.ts";
import { transact } from "./transact.ts";

const { platform, db } = await startForFile();

const house = platformAccountId("house", "VND");
const mine = memberAccountId(3, "main", "VND");

const postNow = (posting: Posting) => transact(platform, (tx) => post(tx, posting));
const codeOf = (posting: Posting) =>
  postNow(posting).then(
    () => "OK",
    (error) => error.code,
  );

const between = (from: string, to: string, amount: bigint, key: string = randomUUID()): Posting => ({
  key,
  kind: "ADJUST",
  at: new Date(),
  entries: [
    { accountId: from, amount: -amount },
    { accountId: to, amount },
  ],
});

test("keeps balances equal to their entries, and not negative, under simultaneous postings", async () => {
  const accounts = [10, 11, 12, 13].flatMap((id) => [
    memberAccountId(id, "main", "VND"),
    memberAccountId(id, "bonus", "VND"),
  ]);
  const total = (balances: Map<string, bigint>) => [...balances.values()].reduce((sum, balance) => sum + balance, 0n);

  const outcomes = new Set<string>();
  await whatever(async (random) => {
    const before = await balancesOf(db, accounts);
    for (const _ of random.times(10)) {
      const postings = random.times(20).map(() => {
        const [from = "", to = ""] = random.shuffle(accounts);
        // Often more than there is.
        return between(from, to, BigInt(random.int(1, 5_000_000)));
      });
      for (const code of await Promise.all(postings.map(codeOf))) outcomes.add(code);
    }
    const after = await balancesOf(db, accounts);
    expect(total(after)).toBe(total(before));
    expect([...after.values()].every((balance) => balance >= 0n)).toBe(true);
    expect(await ledgerFaults(db)).toEqual([]);
  });
  expect([...outcomes].sort()).toEqual(["INSUFFICIENT_BALANCE", "OK"]);
});

test("carries a posting out once, also when it comes twenty times at once", async () => {
  const before = await balanceOf(db, mine);
  const posting = between(house, mine, 1_000n);
  const results = await Promise.all(Array.from({ length: 20 }, () => postNow(posting)));
  expect(results.filter(({ replayed }) => !replayed)).toHaveLength(1);
  expect(new Set(results.map(({ transactionId }) => transactionId)).size).toBe(1);
  expect(await balanceOf(db, mine)).toBe(before + 1_000n);
  expect(await codeOf(between(house, mine, 1_001n, posting.key))).toBe("IDEMPOTENCY_MISMATCH");
  expect(await codeOf({ ...posting, kind: "BONUS" })).toBe("IDEMPOTENCY_MISMATCH");
  expect(await balanceOf(db, mine)).toBe(before + 1_000n);
});

test("a refused posting leaves no trace", async () => {
  const before = await balanceOf(db, mine);
  const tooMuch = between(mine, house, before + 1n);
  expect(await codeOf(tooMuch)).toBe("INSUFFICIENT_BALANCE");
  const oneSided = { ...between(house, mine, 5n), entries: [{ accountId: mine, amount: 5n }] };
  await expect(postNow(oneSided)).rejects.toThrow("add up to zero");
  const mixed = between(house, memberAccountId(496, "main", "VND"), 5n);
  await expect(postNow(mixed)).rejects.toThrow("currency");
  const unknown = await postNow(between(house, "member:3:pocket", 5n)).catch(violatedConstraint);
  expect(unknown).toBe("ledger_entries_account");
  expect(await balanceOf(db, mine)).toBe(before);
  for (const { key } of [tooMuch, oneSided, mixed]) {
    expect(await db.select().from(ledgerTransactions).where(eq(ledgerTransactions.key, key))).toEqual([]);
  }
});

test("allows spending the whole balance", async () => {
  const balance = await balanceOf(db, mine);
  expect(await codeOf(between(mine, house, balance))).toBe("OK");
  expect(await balanceOf(db, mine)).toBe(0n);
  expect(await codeOf(between(mine, house, 1n))).toBe("INSUFFICIENT_BALANCE");
});
