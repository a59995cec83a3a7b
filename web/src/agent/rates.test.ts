import { createIntl } from "react-intl";
import { expect, it } from "vitest";
import { rateLess, shareAmount } from "./contracts/shareAmount.ts";
import { formatRate } from "./formatRate.ts";
import { RATE_DECIMALS, REBATE_DECIMALS, readRate, writeRate } from "./rates.ts";

it("reads percentages exactly, up to the platform's millionths", () => {
  const read = (percent: string) => readRate(percent, "en", RATE_DECIMALS);
  expect(["1.25", "0.0001", "0", "100", "12", "0.5", "7.0500"].map(read)).toEqual([
    "0.0125",
    "0.000001",
    "0",
    "1",
    "0.12",
    "0.005",
    "0.0705",
  ]);
  expect(["", "-1", "100.01", "1.00001", "x", "1e2"].map(read)).toEqual([null, null, null, null, null, null]);
  expect(readRate("1,25", "vi", RATE_DECIMALS)).toBe("0.0125");
  expect(["1.55", "1.555"].map((percent) => readRate(percent, "en", REBATE_DECIMALS))).toEqual(["0.0155", null]);
});

it("writes a rate with all of its decimals", () => {
  expect([writeRate("0.0150", "en"), writeRate("0.0150", "vi"), writeRate("0.0000", "en")]).toEqual([
    "1.5",
    "1,5",
    "0",
  ]);
  const english = createIntl({ locale: "en" });
  expect(["0.0125", "0.000125", "0.000001", "0"].map((rate) => formatRate(rate, english))).toEqual([
    "1.25%",
    "0.0125%",
    "0.0001%",
    "0%",
  ]);
});

it("multiplies exactly, and keeps the decimals of the amount", () => {
  expect(shareAmount("1000000", "0.012", "0.008")).toBe("4000");
  expect(shareAmount("12.50", "0.0125", "0")).toBe("0.15625");
  expect(shareAmount("-30.00", "0.1", "0")).toBe("-3.00");
  expect(shareAmount("9007199254740993", "0.000001", "0")).toBe("9007199254.740993");
  expect([rateLess("0.012", "0.008"), rateLess("0.01", "0.01")]).toEqual(["0.004", "0"]);
});
