import { expect, it } from "vitest";
import { noDays, openPresets, periodInput, rangeProblem, recordPresets } from "./period.ts";
import { declareSearch } from "./search.ts";

const now = new Date("2026-11-21T10:00:00Z");

it.each([
  [{ from: "", to: "2026-11-20" }, "missing"],
  [{ from: "2026-11-20", to: "2026-11-19" }, "order"],
  [{ from: "2026-08-01", to: "2026-10-31" }, null],
  [{ from: "2026-08-01", to: "2026-11-01" }, "long"],
  [{ from: "2025-11-01", to: "2025-11-02" }, "old"],
  [{ from: "2026-11-20", to: "2026-11-20", toTime: "14:00" }, null],
  [{ from: "2026-11-20", to: "2026-11-20", fromTime: "10:00" }, null],
  [{ from: "2026-11-20", to: "2026-11-20", fromTime: "10:00", toTime: "14:00" }, null],
  [{ from: "2026-11-20", to: "2026-11-20", fromTime: "14:00", toTime: "10:00" }, "times"],
])("validates the days %j", (days, problem) => {
  expect(rangeProblem({ ...noDays, ...days }, now)).toBe(problem);
});

const [usual, record, open] = [undefined, recordPresets, openPresets].map((presets) =>
  declareSearch((read) => read.period(presets)),
);

it("reads what lies ahead only where it is offered", () => {
  const params = new URLSearchParams("period=NEXT_7");
  expect([usual?.read(params).period, record?.read(params).period]).toEqual(["LAST_7", "NEXT_7"]);
});

it.each([
  [usual, "period=TODAY", { preset: "TODAY" }],
  [usual, "from=2026-11-01&to=2026-11-20&period=TODAY", { days: { from: "2026-11-01", to: "2026-11-20" } }],
  [usual, "period=FOREVER", { preset: "LAST_7" }],
  [usual, "from=2026-13-45&to=2026-11-01", { preset: "LAST_7" }],
  [open, "", null],
  [open, "period=FOREVER", null],
  [open, "period=LAST_7", { preset: "LAST_7" }],
])("reads the period of an address, and writes what it has read", (search, address, input) => {
  const period = search?.read(new URLSearchParams(address));
  expect(period && periodInput(period)).toEqual(input);
  const own = search?.own(new URLSearchParams(address));
  expect(own && search?.read(own)).toEqual(period);
});
