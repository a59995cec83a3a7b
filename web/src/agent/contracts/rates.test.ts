import { createIntl } from "react-intl";
import { expect, it } from "vitest";
import { formatRate } from "../formatRate.ts";
import { readRate } from "./rates.ts";

it("reads percentages exactly, up to the platform's millionths", () => {
  const read = (percent: string) => readRate(percent, "en");
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
  expect(readRate("1,25", "vi")).toBe("0.0125");
});

it("writes a rate with all of its decimals", () => {
  const english = createIntl({ locale: "en" });
  expect(["0.0125", "0.000125", "0.000001", "0"].map((rate) => formatRate(rate, english))).toEqual([
    "1.25%",
    "0.0125%",
    "0.0001%",
    "0%",
  ]);
});
