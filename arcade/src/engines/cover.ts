/** One case of a result, and what bets on that result pay back in it. */
export interface PaidCase {
  /** How likely the case is, compared with the others. */
  weight: number;
  /** Minor units, or any other whole unit. */
  paid: bigint;
}

/**
 * What comes back in at least nine of ten cases: the part of stakes that their bets cover for each other. It is no
 * longer at risk, so it is not valid stake (docs/money-rules.md).
 */
export function paidInNineOfTen(cases: readonly PaidCase[]): bigint {
  const total = cases.reduce((sum, { weight }) => sum + weight, 0);
  let below = 0;
  for (const { weight, paid } of cases.toSorted((a, b) => (a.paid < b.paid ? -1 : Number(a.paid > b.paid)))) {
    below += weight;
    if (below * 10 > total) return paid;
  }
  return 0n;
}
