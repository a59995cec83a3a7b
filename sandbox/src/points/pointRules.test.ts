import { expect, test } from "vitest";
import { CURRENCIES } from "../site/brand.ts";
import { convertStep, convertUnit, EARNING_RULES, pointPrice } from "./pointRules.ts";

/** The rates and the decimals of the page "The rules of money", not those of the code. */
const WORTH: Record<string, { rate: bigint; minor: bigint }> = {
  VND: { rate: 1n, minor: 1n },
  THB: { rate: 800n, minor: 100n },
  USD: { rate: 26_000n, minor: 100n },
};
const worthOf = (currency: string) => WORTH[currency] ?? { rate: 0n, minor: 1n };

test.each(CURRENCIES)("points convert to the same worth in %s: 100 are 1,000 VND", (currency) => {
  const { rate, minor } = worthOf(currency);
  // Points are worth 10 VND each. Both sides are multiplied by the minor units, so that nothing is rounded.
  expect(convertUnit(currency) * rate).toBe(BigInt(convertStep(currency)) * 10n * minor);
});

test.each(CURRENCIES)("bets of the same worth earn the same points in %s, up to one minor unit", (currency) => {
  const { rate, minor } = worthOf(currency);
  for (const { perPoint } of EARNING_RULES) {
    const dearer = pointPrice(perPoint, currency) * rate - perPoint * minor;
    expect(dearer >= 0n && dearer < rate).toBe(true);
  }
});
