import { randomUUID } from "node:crypto";
import { type Choices, whatever } from "@atrium/scripts/property";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { violatedConstraint } from "../db/violatedConstraint.ts";
import { PlatformError } from "../http/errors.ts";
import { memberNamed } from "../member/members.ts";
import { openTrialAccount } from "../session/login/freePlay.ts";
import { ledgerFaults } from "../testing/ledgerFaults.ts";
import { openPlatformForFile } from "../testing/openTestPlatform.ts";
import { countPlatformAccounts } from "./checkpoints.ts";
import { balancesOf, memberAccountId, type Posted, platformAccountId, postAll } from "./ledger.ts";
import type { Posting } from "./posting.ts";
import { transact } from "./transact.ts";

const BATCHES = 25;
const AT_ONCE = 16;

const { platform, db, clock } = await openPlatformForFile();
const trials = [await openTrialAccount(platform, "198.51.100.1"), await openTrialAccount(platform, "198.51.100.2")];
const walletsOf = (id: number) => [memberAccountId(id, "main", "VND"), memberAccountId(id, "bonus", "VND")];
const platformIn = (currency: string) =>
  (["house", "cashier", "promotions"] as const).map((kind) => platformAccountId(kind, currency));
/** Accounts by currency: of players, and of the platform. */
const accounts: Record<string, { players: string[]; platform: string[] }> = {
  VND: { players: [10, 11, 12].flatMap(walletsOf), platform: platformIn("VND") },
  FUN: { players: trials.flatMap(({ id }) => walletsOf(id)), platform: platformIn("FUN") },
};

/** Entries that add up to zero in a currency, of two to five accounts; an account may come twice. */
function entriesIn(random: Choices, currency: string): Posting["entries"] {
  const { players = [], platform: own = [] } = accounts[currency] ?? {};
  const entries = Array.from({ length: random.int(1, 4) }, () => ({
    accountId: random.pick(random.chance(0.7) ? players : own),
    // Often more than there is.
    amount: BigInt(random.int(1, 2_000_000)) * (random.chance(0.5) ? 1n : -1n),
  }));
  const rest = -entries.reduce((sum, { amount }) => sum + amount, 0n);
  if (rest === 0n) return entriesIn(random, currency);
  return [...entries, { accountId: random.pick(own), amount: rest }];
}

/** What must make the database or the code refuse a posting. */
const SPOILERS: ((entries: Posting["entries"]) => Posting["entries"])[] = [
  ([first, ...rest]) => (first ? [{ ...first, amount: first.amount + 1n }, ...rest] : rest),
  ([, ...rest]) => rest,
  ([first, ...rest]) => (first ? [{ ...first, accountId: "member:10:pocket" }, ...rest] : rest),
  (entries) => [...entries, { accountId: "house:VND", amount: 0n }],
  () => [
    { accountId: "house:VND", amount: 5n },
    { accountId: "house:FUN", amount: -5n },
  ],
];

function anyPosting(random: Choices, known: Posting[]): Posting {
  const repeated = known.length > 0 && random.chance(0.15) ? random.pick(known) : undefined;
  if (repeated) return random.chance(0.6) ? repeated : { ...repeated, entries: entriesIn(random, "VND") };
  const currencies = random.chance(0.2) ? ["VND", "FUN"] : [random.pick(["VND", "VND", "FUN"])];
  const entries = currencies.flatMap((currency) => entriesIn(random, currency));
  const isSpoilt = random.chance(0.15);
  const posting: Posting = {
    key: `random:${randomUUID()}`,
    kind: random.pick(["ADJUST", "BONUS", "BET", "WIN"]),
    at: clock.now(),
    entries: isSpoilt ? random.pick(SPOILERS)(entries) : entries,
  };
  known.push(posting);
  return posting;
}

/** Carries out postings in one transaction, which sometimes fails after them. */
const carryOut = (postings: readonly Posting[], fails: boolean): Promise<Posted[]> =>
  transact(platform, async (tx) => {
    const posted = await postAll(tx, postings);
    if (fails) throw new Error("undone");
    return posted;
  });

const CONSTRAINTS = ["ledger_entries_account", "ledger_entries_amount", "ledger_transactions_balanced"];
const REFUSALS = ["INSUFFICIENT_BALANCE", "IDEMPOTENCY_MISMATCH"];

/** Why a posting was refused. Throws for reasons that no posting of this test may have. */
function reasonOf(error: unknown): string {
  if (error instanceof PlatformError && REFUSALS.includes(error.code)) return error.code;
  const constraint = violatedConstraint(error);
  if (constraint !== undefined && CONSTRAINTS.includes(constraint)) return constraint;
  if (error instanceof Error && /undone|add up to zero/.test(error.message)) return "refused";
  throw error;
}

test("balances are what the accepted postings made of them, whatever comes at once, again or wrong", async () => {
  const ids = Object.values(accounts).flatMap(({ players, platform: own }) => [...players, ...own]);
  const players = Object.values(accounts).flatMap((one) => one.players);
  const outcomes = new Set<string>();
  await whatever(
    async (random) => {
      const known: Posting[] = [];
      const expected = await balancesOf(db, ids);
      for (const _ of random.times(BATCHES)) {
        const transactions = random.times(AT_ONCE).map(() => {
          const length = random.chance(0.3) ? random.int(2, 4) : 1;
          const postings = Array.from({ length }, () => anyPosting(random, known));
          // A key twice in one call is a mistake of the caller.
          const unique = [...new Map(postings.map((posting) => [posting.key, posting])).values()];
          return { postings: unique, fails: random.chance(0.1) };
        });
        // Some come twice at the same time.
        const doubled = transactions.flatMap((one) => (random.chance(0.15) ? [one, one] : [one]));
        const checkpoints = random.chance(0.3) ? [countPlatformAccounts(db, 0)] : [];
        const results = doubled.map(({ postings, fails }) =>
          carryOut(postings, fails).then(
            (posted) => ({ postings, posted }),
            (error: unknown) => ({ postings, posted: [], reason: reasonOf(error) }),
          ),
        );
        for (const { postings, posted, ...refused } of await Promise.all(results)) {
          if ("reason" in refused) outcomes.add(refused.reason);
          for (const [index, { replayed }] of posted.entries()) {
            outcomes.add(replayed ? "replayed" : "posted");
            for (const { accountId, amount } of replayed ? [] : (postings[index]?.entries ?? []))
              expected.set(accountId, (expected.get(accountId) ?? 0n) + amount);
          }
        }
        await Promise.all(checkpoints);
        const found = await balancesOf(db, ids);
        expect(found).toEqual(expected);
        for (const id of players) expect(found.get(id)).toBeGreaterThanOrEqual(0n);
      }
      expect(await ledgerFaults(db)).toEqual([]);
      await db.execute(sql`select ledger_check()`);
    },
    1,
    150_000,
  );
  // The choices must reach every outcome.
  expect([...outcomes].sort()).toEqual(
    ["posted", "replayed", "refused", "ledger_entries_account", "ledger_entries_amount", ...REFUSALS].sort(),
  );
}, 180_000);

test("a checkpoint while bets are posted loses none of them", async () => {
  const { id: player } = await memberNamed(db, "demo");
  const house = platformAccountId("house", "VND");
  const before = (await balancesOf(db, [house])).get(house) ?? 0n;
  const posting = (amount: bigint, key: string): Posting => ({
    key,
    kind: "BET",
    at: clock.now(),
    entries: [
      { accountId: memberAccountId(player, "main", "VND"), amount: -amount },
      { accountId: house, amount },
    ],
  });
  let isOver = false;
  const counting = (async () => {
    let moved = 0;
    while (!isOver) moved += await countPlatformAccounts(db, 0);
    return moved;
  })();
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(Array.from({ length: 8 }, (_, i) => carryOut([posting(7n, `counted:${round}:${i}`)], false)));
  }
  isOver = true;
  expect(await counting).toBeGreaterThan(0);
  expect((await balancesOf(db, [house])).get(house)).toBe(before + 560n);
  expect(await ledgerFaults(db)).toEqual([]);
});
