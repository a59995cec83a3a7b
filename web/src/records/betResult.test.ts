import { expect, it } from "vitest";
import { betResultOf } from "./betResult.ts";

const money = (amount: string) => ({ amount });

it.each([
  ["LOST", "100000", "33333", "RETURNED"],
  ["WON", "10.00", "9.99", "RETURNED"],
  ["LOST", "10.00", "0.00", "LOST"],
  ["WON", "9.99", "10", "WON"],
  ["DRAW", "10", "10.0", "DRAW"],
  ["UNSETTLED", "10", "0", "UNSETTLED"],
  ["CANCELLED", "10", "10", "CANCELLED"],
])("calls a bet that is %s, with %s and %s, %s", (status, stake, payout, result) => {
  expect(betResultOf({ status, stake: money(stake), payout: money(payout) })).toBe(result);
});
