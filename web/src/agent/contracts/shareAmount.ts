import { decimalOf, partsOf } from "../../forms/amounts.ts";

const RATE_DIGITS = 6;

const millionths = (rate: string) => {
  const { value, digits } = partsOf(rate);
  return value * 10n ** BigInt(RATE_DIGITS - digits);
};

/** The difference of two rates. */
export const rateLess = (rate: string, below: string): string =>
  shortened(decimalOf(millionths(rate) - millionths(below), RATE_DIGITS), 0);

/** An amount times the difference of two rates, exact, with at least the decimals of the amount. */
export function shareAmount(base: string, rate: string, below: string): string {
  const { value, digits } = partsOf(base);
  return shortened(decimalOf(value * (millionths(rate) - millionths(below)), digits + RATE_DIGITS), digits);
}

/** A decimal string without zeros at its end, but with at least `leastDigits` decimals. */
function shortened(decimal: string, leastDigits: number): string {
  const [whole, fraction = ""] = decimal.split(".");
  const kept = fraction.replace(/0+$/, "").padEnd(leastDigits, "0");
  return `${whole}${kept && `.${kept}`}`;
}
