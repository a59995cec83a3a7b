import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Platform } from "../platform.ts";
import { ledgerFaults } from "../testing/ledgerFaults.ts";
import { openTestPlatform } from "../testing/openTestPlatform.ts";
import { balanceOf, memberAccountId, platformAccountId, post } from "./ledger.ts";
import { type LedgerTx, transact } from "./transact.ts";

let platform: Platform;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ platform, close } = await openTestPlatform());
});
afterAll(() => close());

const house = platformAccountId("house", "VND");

const win = (tx: LedgerTx, memberId: number) =>
  post(tx, {
    key: randomUUID(),
    kind: "WIN",
    at: platform.clock.now(),
    entries: [
      { accountId: memberAccountId(memberId, "main", "VND"), amount: 1_000n },
      { accountId: house, amount: -1_000n },
    ],
  });

test("postings of two players do not wait for each other, although both are with the house", async () => {
  const before = await balanceOf(platform.db, house);
  await transact(platform, async (tx) => {
    await win(tx, 10);
    // It ends while the first transaction is still open. It would wait for a lock until its time is over.
    await transact(platform, (other) => win(other, 11));
    expect(await balanceOf(platform.db, house)).toBe(before - 1_000n);
  });
  expect(await balanceOf(platform.db, house)).toBe(before - 2_000n);
  expect(await ledgerFaults(platform.db)).toEqual([]);
});
