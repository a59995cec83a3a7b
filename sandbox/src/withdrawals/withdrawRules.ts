import { shareOf } from "@atrium/arcade/shares";

/** The limits and the fee of withdrawals in a currency; amounts are minor units. */
export interface WithdrawRules {
  min: bigint;
  max: bigint;
  /** Withdrawals and their sum on one of the merchant's days. Those that were cancelled or rejected do not count. */
  dailyCount: number;
  dailyAmount: bigint;
  /** Hundredths of a percent. */
  feeRate: bigint;
  /** Up to this amount, jobs approve and pay without the operator. */
  automatic: bigint;
  /** The most that one payment carries: more is paid in parts. */
  payment: bigint;
}

const RULES: Readonly<Record<string, WithdrawRules>> = {
  VND: {
    min: 50_000n,
    max: 50_000_000n,
    dailyCount: 5,
    dailyAmount: 100_000_000n,
    feeRate: 50n,
    automatic: 5_000_000n,
    payment: 3_000_000n,
  },
  THB: {
    min: 100_00n,
    max: 70_000_00n,
    dailyCount: 5,
    dailyAmount: 140_000_00n,
    feeRate: 50n,
    automatic: 7_000_00n,
    payment: 4_000_00n,
  },
  USD: {
    min: 5_00n,
    max: 2_000_00n,
    dailyCount: 5,
    dailyAmount: 4_000_00n,
    feeRate: 100n,
    automatic: 200_00n,
    payment: 120_00n,
  },
};

/** The rules of a currency; undefined for one that cannot be withdrawn. */
export const withdrawRules = (currency: string): WithdrawRules | undefined => RULES[currency];

/** The platform's fee for an amount; exact halves go to the even minor unit. */
export const withdrawFee = ({ feeRate }: WithdrawRules, amount: bigint): bigint => shareOf(amount, feeRate, 10_000n);
