import { createIntl } from "react-intl";
import { expect, it } from "vitest";
import { formatRate, readRate, writeRate } from "./rates.ts";

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

it("writes what it reads", () => {
  for (const rate of ["0.000001", "0.0125", "0.07", "1", "0"]) expect(readRate(writeRate(rate, "vi"), "vi")).toBe(rate);
  expect(formatRate("0.0125", createIntl({ locale: "en" }))).toBe("1.25%");
});
