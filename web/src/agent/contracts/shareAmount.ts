const RATE_DIGITS = 6;

/** A decimal string as an integer of its smallest unit. */
function parts(decimal: string): { value: bigint; digits: number } {
  const [whole = "0", fraction = ""] = decimal.split(".");
  return { value: BigInt(`${whole}${fraction}`), digits: fraction.length };
}

const millionths = (rate: string) => {
  const { value, digits } = parts(rate);
  return value * 10n ** BigInt(RATE_DIGITS - digits);
};

/** The difference of two rates. */
export const rateLess = (rate: string, below: string): string =>
  decimal(millionths(rate) - millionths(below), RATE_DIGITS, 0);

/** An amount times the difference of two rates, exact, with at least the decimals of the amount. */
export function shareAmount(base: string, rate: string, below: string): string {
  const { value, digits } = parts(base);
  return decimal(value * (millionths(rate) - millionths(below)), digits + RATE_DIGITS, digits);
}

function decimal(value: bigint, digits: number, leastDigits: number): string {
  const sign = value < 0n ? "-" : "";
  const padded = String(value < 0n ? -value : value).padStart(digits + 1, "0");
  const whole = padded.slice(0, -digits);
  const fraction = padded.slice(-digits);
  const kept = fraction.replace(/0+$/, "").padEnd(leastDigits, "0");
  return `${sign}${whole}${kept && `.${kept}`}`;
}
