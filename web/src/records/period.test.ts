import { expect, it } from "vitest";
import { openPresets, periodEntries, periodIn, periodInput, rangeProblem, recordPresets } from "./period.ts";

const now = new Date("2026-11-21T10:00:00Z");

it.each([
  ["", "2026-11-20", "missing"],
  ["2026-11-20", "2026-11-19", "order"],
  ["2026-08-01", "2026-10-31", null],
  ["2026-08-01", "2026-11-01", "long"],
  ["2025-11-01", "2025-11-02", "old"],
])("validates the days %s to %s", (from, to, problem) => {
  expect(rangeProblem(from, to, now)).toBe(problem);
});

it("reads what lies ahead only where it is offered", () => {
  const params = new URLSearchParams("period=NEXT_7");
  expect([periodIn(params).period, periodIn(params, recordPresets).period]).toEqual(["LAST_7", "NEXT_7"]);
});

it.each([
  ["period=TODAY", { preset: "TODAY" }],
  ["from=2026-11-01&to=2026-11-20&period=TODAY", { days: { from: "2026-11-01", to: "2026-11-20" } }],
  ["period=FOREVER", { preset: "LAST_7" }],
  ["from=2026-13-45&to=2026-11-01", { preset: "LAST_7" }],
])("reads the address %s", (address, input) => {
  const search = periodIn(new URLSearchParams(address));
  expect(periodInput(search)).toEqual(input);
  expect(periodIn(new URLSearchParams(periodEntries(search)))).toEqual(search);
});

it.each([
  ["", null],
  ["period=FOREVER", null],
  ["period=LAST_7", { preset: "LAST_7" }],
])("reads the address %s where any time can be chosen", (address, input) => {
  const search = periodIn(new URLSearchParams(address), openPresets);
  expect(periodInput(search)).toEqual(input);
  const entries = new URLSearchParams(periodEntries(search, openPresets));
  expect(periodIn(entries, openPresets)).toEqual(search);
});
