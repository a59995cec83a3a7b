import { expect, it } from "vitest";
import { readRebate, writeRebate } from "./rebateText.ts";

it("writes and reads percentages in the form of the language", () => {
  expect([writeRebate("0.0150", "en"), writeRebate("0.0150", "vi"), writeRebate("0", "en")]).toEqual([
    "1.5",
    "1,5",
    "0",
  ]);
  expect([readRebate("1.5", "en"), readRebate("1,55", "vi"), readRebate(" 0 ", "en")]).toEqual([
    "0.0150",
    "0.0155",
    "0.0000",
  ]);
  for (const wrong of ["", "-1", "1.555", "101", "a", "1e2"]) expect(readRebate(wrong, "en")).toBeNull();
});
