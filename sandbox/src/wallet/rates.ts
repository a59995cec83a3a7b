import { CATALOGUE_CURRENCY, digitsOf } from "../money.ts";

/** The published rates: what one whole unit of a currency is worth in whole units of the catalogue's. */
const RATES: Readonly<Record<string, bigint>> = { [CATALOGUE_CURRENCY]: 1n, THB: 800n, USD: 26_000n };

/** Whether a currency has a published rate. Play money has none. */
export const hasRate = (currency: string): boolean => RATES[currency] !== undefined;

/** The published rate of a currency. Throws for a currency that has none. */
function rateOf(currency: string): bigint {
  const rate = RATES[currency];
  if (rate === undefined) throw new Error(`the currency ${currency} has no rate`);
  return rate;
}

/** Minor units of the catalogue's currency in another one, rounded up to whole minor units. */
export function fromBase(base: bigint, currency: string): bigint {
  const rate = rateOf(currency);
  const minor = base * 10n ** BigInt(digitsOf(currency));
  return (minor + rate - 1n) / rate;
}
