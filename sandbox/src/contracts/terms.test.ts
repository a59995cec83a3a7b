import { expect, test } from "vitest";
import { readTerms } from "./terms.ts";

test("a contract for each bet pays for won bets, for lost ones, or for both", () => {
  const read = (profitRate: bigint, lossRate: bigint) =>
    readTerms("realtimeSalary", { realtime: { profitRate, lossRate } }, "VND");
  expect(read(0n, 0n)).toBeUndefined();
  expect(read(300n, 0n)).toEqual({ profitRate: 300n, lossRate: 0n, singleBetAmount: null });
  expect(read(0n, 1_000n)).toEqual({ profitRate: 0n, lossRate: 1_000n, singleBetAmount: null });
});
