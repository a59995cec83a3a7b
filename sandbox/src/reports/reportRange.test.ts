import { expect, test } from "vitest";
import { type RangePreset, type RangeQuery, reportRange } from "./reportRange.ts";

// 01:30 on Thursday, 26 November, in Vietnam; still the 25th in UTC.
const now = new Date("2026-11-25T18:30:00Z");

function days(query: RangeQuery, timeZone = "Asia/Ho_Chi_Minh") {
  const range = reportRange(query, now, timeZone);
  return range && `${range.from.toISOString().slice(0, 16)} ${range.until.toISOString().slice(0, 16)}`;
}

test.each<[RangePreset, string]>([
  ["TODAY", "2026-11-25T17:00 2026-11-26T17:00"],
  ["YESTERDAY", "2026-11-24T17:00 2026-11-25T17:00"],
  ["THIS_WEEK", "2026-11-22T17:00 2026-11-26T17:00"],
  ["LAST_WEEK", "2026-11-15T17:00 2026-11-22T17:00"],
  ["THIS_MONTH", "2026-10-31T17:00 2026-11-26T17:00"],
  ["LAST_MONTH", "2026-09-30T17:00 2026-10-31T17:00"],
  ["LAST_7", "2026-11-19T17:00 2026-11-26T17:00"],
  ["NEXT_30", "2026-11-25T17:00 2026-12-25T17:00"],
])("%s is whole days of the merchant", (preset, expected) => expect(days({ preset })).toBe(expected));

test("both days are included, and their length is bounded", () => {
  expect(days({ startDate: "2026-09-01", endDate: "2026-09-01" })).toBe("2026-08-31T17:00 2026-09-01T17:00");
  expect(days({ startDate: "2026-06-01", endDate: "2026-08-31" })).toBeDefined();
  expect(days({ startDate: "2026-06-01", endDate: "2026-09-01" })).toBeUndefined();
  expect(days({ startDate: "2026-06-02", endDate: "2026-06-01" })).toBeUndefined();
  expect(days({ startDate: "2026-06-02" })).toBeUndefined();
  expect(days({ preset: "CUSTOM" })).toBeUndefined();
  expect(days({ startDate: "2025-11-26", endDate: "2025-11-26" })).toBeDefined();
  expect(days({ startDate: "2025-11-25", endDate: "2025-11-26" })).toBeUndefined();
});

test("a day on which the clocks change begins at its midnight", () => {
  expect(days({ startDate: "2026-03-29", endDate: "2026-03-29" }, "Europe/Berlin")).toBe(
    "2026-03-28T23:00 2026-03-29T22:00",
  );
});
