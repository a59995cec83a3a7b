import { compare, decimalOf, scaled, shareOf } from "../forms/amounts.ts";

export interface Fees {
  readonly feeRate: string;
  readonly feeFixed: { readonly amount: string };
}

/**
 * The fee for an amount, with the decimals of `feeFixed`, and the amount that arrives. The platform rounds in the same
 * way: exact halves go to the even digit.
 */
export function feeOf(amount: string, { feeRate, feeFixed }: Fees): { fee: string; arriving: string } {
  const digits = feeFixed.amount.split(".")[1]?.length ?? 0;
  const fee = scaled(shareOf(amount, feeRate, digits), digits) + scaled(feeFixed.amount, digits);
  return { fee: decimalOf(fee, digits), arriving: decimalOf(scaled(amount, digits) - fee, digits) };
}

/** Whether there is no fee. */
export const isFree = ({ feeRate, feeFixed }: Fees): boolean =>
  compare(feeRate, "0") === 0 && compare(feeFixed.amount, "0") === 0;
