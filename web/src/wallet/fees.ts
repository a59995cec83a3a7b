import { compare } from "../forms/amounts.ts";

interface Fees {
  readonly feeRate: string;
  readonly feeFixed: { readonly amount: string };
}

/** Decimal strings as one integer each, with the same number of decimals. */
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
  const write = (value: bigint) => {
    if (digits === 0) return value.toString();
    const padded = value.toString().padStart(digits + 1, "0");
    return `${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
  };
  return { fee: write(fee), arriving: write(scaled(amount, digits) - fee) };
}

/** Whether there is no fee. */
export const isFree = ({ feeRate, feeFixed }: Fees): boolean =>
  compare(feeRate, "0") === 0 && compare(feeFixed.amount, "0") === 0;
