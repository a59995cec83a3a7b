import { expect, it } from "vitest";
import { rateLess, shareAmount } from "./shareAmount.ts";

it("multiplies exactly, and keeps the decimals of the amount", () => {
  expect(shareAmount("1000000", "0.012", "0.008")).toBe("4000");
  expect(shareAmount("12.50", "0.0125", "0")).toBe("0.15625");
  expect(shareAmount("-30.00", "0.1", "0")).toBe("-3.00");
  expect(shareAmount("9007199254740993", "0.000001", "0")).toBe("9007199254.740993");
  expect([rateLess("0.012", "0.008"), rateLess("0.01", "0.01")]).toEqual(["0.004", "0"]);
});
