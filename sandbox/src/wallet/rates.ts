import { CATALOGUE_CURRENCY, digitsOf } from "../money.ts";
import type { CURRENCIES } from "../site/brand.ts";

/**
 * The published rates: what one whole unit of a currency is worth in whole units of the catalogue's. Limits of members
 * and the worth of points use them. No money is exchanged by them. Without a rate no limit would hold a currency back, so
 * the compiler refuses one of accounts that has none.
 */
const published: Readonly<Record<(typeof CURRENCIES)[number], bigint>> = {
  [CATALOGUE_CURRENCY]: 1n,
  THB: 800n,
  USD: 26_000n,
};
const RATES: ReadonlyMap<string, bigint> = new Map(Object.entries(published));

/** Whether a currency has a published rate. Play money has none. */
export const hasRate = (currency: string): boolean => RATES.has(currency);

function rateOf(currency: string): bigint {
  const rate = RATES.get(currency);
  if (rate === undefined) throw new Error(`the currency ${currency} has no rate`);
  return rate;
}

/** The published rate of a currency as an amount of the catalogue's currency. */
export const publishedRate = (currency: string): string => rateOf(currency).toString();

/** Minor units of one currency as minor units of another, by the published rates; a rest counts as a whole unit. */
export function convertedTo(to: string, minor: bigint, from: string): bigint {
  if (from === to) return minor;
  const dividend = minor * rateOf(from) * 10n ** BigInt(digitsOf(to));
  const divisor = rateOf(to) * 10n ** BigInt(digitsOf(from));
  return dividend > 0n ? (dividend + divisor - 1n) / divisor : dividend / divisor;
}

/** Minor units of the catalogue's currency in another one, rounded up to whole minor units. */
export const fromBase = (base: bigint, currency: string): bigint => convertedTo(currency, base, CATALOGUE_CURRENCY);
