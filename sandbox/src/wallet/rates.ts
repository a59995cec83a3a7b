import { CATALOGUE_CURRENCY, digitsOf } from "../money.ts";

/**
 * What one unit of a currency counts in the catalogue's currency, as the operator publishes it. Limits of members and
 * the worth of points use it. No money is exchanged by it.
 */
const RATES: ReadonlyMap<string, bigint> = new Map([
  [CATALOGUE_CURRENCY, 1n],
  ["THB", 800n],
  ["USD", 26_000n],
]);

function rateOf(currency: string): bigint {
  const rate = RATES.get(currency);
  if (rate === undefined) throw new Error(`no rate is published for ${currency}`);
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
