import type { Books } from "./killablePlatform.ts";
import type { Entry } from "./operations.ts";

/** What the ledger says about the operations that were answered. */
export interface Verdict {
  /** Promised entries that the ledger does not have. */
  lost: Entry[];
  /** Entries of operations that no answer promised: what was carried out twice, or has no answer yet. */
  doubled: Entry[];
  /** Accounts and transactions with wrong sums. */
  wrongSums: (string | number)[];
  /** Differences between what the players' accounts hold and what they were promised, in minor units. */
  differences: Map<string, bigint>;
}

/** Beginnings of the keys of what operations do. Other entries are the money that players begin with, and their prizes. */
const ASKED = [
  "bet:",
  "win:",
  "refund:",
  "lottery-bet:",
  "lottery-refund:",
  "transfer:",
  "deposit:",
  "withdraw:",
  "member-transfer:",
];

/** Compares what clients were promised with the ledger. */
export function verdictOf(promised: readonly Entry[], books: Books): Verdict {
  const nameOf = ({ key, accountId, amount }: Entry) => `${key} ${accountId} ${amount}`;
  const entries = books.entries.map((entry) => ({ ...entry, amount: BigInt(entry.amount) }));
  const asked = entries.filter(({ key }) => ASKED.some((beginning) => key.startsWith(beginning)));
  const differences = new Map<string, bigint>();
  for (const [list, sign] of [
    [asked, 1n],
    [promised, -1n],
  ] as const) {
    for (const { accountId, amount } of list)
      differences.set(accountId, (differences.get(accountId) ?? 0n) + sign * amount);
  }
  for (const [accountId, difference] of differences) if (difference === 0n) differences.delete(accountId);
  return {
    lost: without(promised, asked, nameOf),
    doubled: without(asked, promised, nameOf),
    wrongSums: books.faults.map(({ id }) => id),
    differences,
  };
}

export const isGood = ({ lost, doubled, wrongSums, differences }: Verdict): boolean =>
  lost.length + doubled.length + wrongSums.length + differences.size === 0;

/** The items of a list that another one lacks; each item counts as often as it is there. */
function without(items: readonly Entry[], others: readonly Entry[], nameOf: (entry: Entry) => string): Entry[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(nameOf(other), (left.get(nameOf(other)) ?? 0) + 1);
  return items.filter((item) => {
    const count = left.get(nameOf(item)) ?? 0;
    left.set(nameOf(item), count - 1);
    return count <= 0;
  });
}
