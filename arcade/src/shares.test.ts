import fc from "fast-check";
import { expect, test } from "vitest";
import { shareOf } from "./shares.ts";

test("exact halves go to the even minor unit", () => {
  const share = (amount: bigint) => shareOf(amount, 50n, 10_000n);
  expect([100n, 300n, 500n, 101n, 99n, -100n, -300n].map(share)).toEqual([0n, 2n, 2n, 1n, 0n, 0n, -2n]);
});

test("a share is never more than half a minor unit from the exact one, and the same for a debit", () => {
  const amounts = fc.bigInt({ min: -1_000_000n, max: 1_000_000n });
  const [numerators, denominators] = [fc.bigInt({ min: 0n, max: 20_000n }), fc.bigInt({ min: 1n, max: 10_000n })];
  const property = fc.property(amounts, numerators, denominators, (amount, numerator, denominator) => {
    const share = shareOf(amount, numerator, denominator);
    const difference = 2n * (share * denominator - amount * numerator);
    expect(difference <= denominator && -difference <= denominator).toBe(true);
    if (difference === denominator || -difference === denominator) expect(share % 2n).toBe(0n);
    expect(shareOf(-amount, numerator, denominator)).toBe(-share);
  });
  fc.assert(property, { numRuns: 1_000, seed: 36 });
});

test("rounding many halves favours nobody", () => {
  const shares = Array.from({ length: 1_000 }, (_, i) => shareOf(BigInt(2 * i + 1), 1n, 2n));
  expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(500_000n);
});
