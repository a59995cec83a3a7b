import { compare, decimalOf } from "../forms/amounts.ts";

interface Fees {
  readonly feeRate: string;
  readonly feeFixed: { readonly amount: string };
}

/** A decimal string as an integer with this number of decimals; further decimals are cut off. */
function scaled(amount: string, digits: number): bigint {
  const [whole = "0", fraction = ""] = amount.split(".");
  return BigInt(whole + fraction.padEnd(digits, "0").slice(0, digits));
}

/**
 * The fee for an amount, with the decimals of `feeFixed`, and the amount that arrives. The platform rounds in the same
 * way: exact halves go to the even digit.
 */
export function feeOf(amount: string, { feeRate, feeFixed }: Fees): { fee: string; arriving: string } {
  const digits = feeFixed.amount.split(".")[1]?.length ?? 0;
  const product = scaled(amount, digits) * scaled(feeRate, 8);
  const unit = 10n ** 8n;
  const rest = (product % unit) * 2n;
  const whole = product / unit;
  const share = rest > unit || (rest === unit && whole % 2n === 1n) ? whole + 1n : whole;
  const fee = share + scaled(feeFixed.amount, digits);
  return { fee: decimalOf(fee, digits), arriving: decimalOf(scaled(amount, digits) - fee, digits) };
}

/** Whether there is no fee. */
export const isFree = ({ feeRate, feeFixed }: Fees): boolean =>
  compare(feeRate, "0") === 0 && compare(feeFixed.amount, "0") === 0;
