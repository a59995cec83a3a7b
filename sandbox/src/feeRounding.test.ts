import { expect, test } from "vitest";
import { CHANNELS } from "./deposits/channels.ts";
import { feeOf } from "./deposits/deposits.ts";
import { withdrawFee, withdrawRules } from "./withdrawals/withdrawRules.ts";

test("exact halves of fees go to the even minor unit, for deposits and for withdrawals", () => {
  const [channel] = CHANNELS;
  const rules = withdrawRules("VND");
  if (!channel || !rules) throw new Error("no rules for fees");
  const half = (amount: bigint) => [
    feeOf({ ...channel, feeRate: 50n, feeFixed: 7n }, amount) - 7n,
    withdrawFee({ ...rules, feeRate: 50n }, amount),
  ];
  expect(half(50_100n)).toEqual([250n, 250n]);
  expect(half(50_299n)).toEqual([251n, 251n]);
  expect(half(50_300n)).toEqual([252n, 252n]);
  expect(half(50_301n)).toEqual([252n, 252n]);
});
