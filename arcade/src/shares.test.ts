import { expect, test } from "vitest";
import { SeededRandom } from "./seededRandom.ts";
import { shareOf } from "./shares.ts";

test("exact halves go to the even minor unit", () => {
  const share = (amount: bigint) => shareOf(amount, 50n, 10_000n);
  expect([100n, 300n, 500n, 101n, 99n, -100n, -300n].map(share)).toEqual([0n, 2n, 2n, 1n, 0n, 0n, -2n]);
});

test("a share is never more than half a minor unit from the exact one, and the same for a debit", () => {
  const random = new SeededRandom("shares");
  for (let i = 0; i < 2_000; i += 1) {
    const amount = BigInt(random.int(-1_000_000, 1_000_000));
    const [numerator, denominator] = [BigInt(random.int(0, 20_000)), BigInt(random.int(1, 10_000))];
    const share = shareOf(amount, numerator, denominator);
    const difference = 2n * (share * denominator - amount * numerator);
    expect(difference <= denominator && -difference <= denominator).toBe(true);
    if (difference === denominator || -difference === denominator) expect(share % 2n).toBe(0n);
    expect(shareOf(-amount, numerator, denominator)).toBe(-share);
  }
});

test("rounding many halves favours nobody", () => {
  const shares = Array.from({ length: 1_000 }, (_, i) => shareOf(BigInt(2 * i + 1), 1n, 2n));
  expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(500_000n);
});
