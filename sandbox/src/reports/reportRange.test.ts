import { expect, test } from "vitest";
import {
  type RangePreset,
  type RangeQuery,
  reportRange,
  splitRange,
  startOfDayBefore,
  startOfToday,
} from "./reportRange.ts";

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
])("%s covers whole days of the merchant", (preset, expected) => expect(days({ preset })).toBe(expected));

test("includes both given days, and refuses ranges that are too long or too old", () => {
  expect(days({ startDate: "2026-09-01", endDate: "2026-09-01" })).toBe("2026-08-31T17:00 2026-09-01T17:00");
  expect(days({ startDate: "2026-06-01", endDate: "2026-08-31" })).toBeDefined();
  expect(days({ startDate: "2026-06-01", endDate: "2026-09-01" })).toBeUndefined();
  expect(days({ startDate: "2026-06-02", endDate: "2026-06-01" })).toBeUndefined();
  expect(days({ startDate: "2026-06-02" })).toBeUndefined();
  expect(days({ preset: "CUSTOM" })).toBeUndefined();
  expect(days({ startDate: "2025-11-26", endDate: "2025-11-26" })).toBeDefined();
  expect(days({ startDate: "2025-11-25", endDate: "2025-11-26" })).toBeUndefined();
});

test.each([
  ["spring forward, 23 hours", "Europe/Berlin", "2026-03-29", "2026-03-28T23:00 2026-03-29T22:00"],
  ["fall back, 25 hours", "Europe/Berlin", "2026-10-25", "2026-10-24T22:00 2026-10-25T23:00"],
  ["skip midnight itself", "America/Santiago", "2026-09-06", "2026-09-06T04:00 2026-09-07T03:00"],
])("covers the whole day on which the clocks %s", (_, timeZone, date, expected) => {
  expect(days({ startDate: date, endDate: date }, timeZone)).toBe(expected);
});

test("counts days, not hours, over a change of the clocks", () => {
  const after = new Date("2026-10-27T12:00:00Z");
  const range = reportRange({ preset: "LAST_7" }, after, "Europe/Berlin");
  expect(range?.from.toISOString()).toBe("2026-10-20T22:00:00.000Z");
  expect(range?.until.toISOString()).toBe("2026-10-27T23:00:00.000Z");
});

test("the merchant's days begin at 17:00 UTC", () => {
  expect(startOfToday(now).toISOString()).toBe("2026-11-25T17:00:00.000Z");
  expect(startOfDayBefore(now, 3).toISOString()).toBe("2026-11-22T17:00:00.000Z");
});

test("begins and ends at times of the first and the last day", () => {
  const [startDate, endDate] = ["2026-11-01", "2026-11-03"];
  expect(days({ startDate, endDate, startTime: "08:30" })).toBe("2026-11-01T01:30 2026-11-03T17:00");
  expect(days({ startDate, endDate, endTime: "08:30" })).toBe("2026-10-31T17:00 2026-11-03T01:31");
  expect(days({ startDate, endDate: startDate, startTime: "08:30", endTime: "08:30" })).toBe(
    "2026-11-01T01:30 2026-11-01T01:31",
  );
  expect(days({ startDate, endDate: startDate, startTime: "08:30", endTime: "08:29" })).toBeUndefined();
  expect(days({ preset: "TODAY", startTime: "08:30" })).toBeUndefined();
});

test.each<[RangeQuery, string | undefined, number]>([
  [{ startDate: "2026-11-01", endDate: "2026-11-03" }, "2026-11-01 2026-11-03", 0],
  [{ startDate: "2026-11-01", endDate: "2026-11-03", endTime: "23:59" }, "2026-11-01 2026-11-03", 0],
  [{ startDate: "2026-11-01", endDate: "2026-11-03", startTime: "08:30" }, "2026-11-02 2026-11-03", 1],
  [
    { startDate: "2026-11-01", endDate: "2026-11-03", startTime: "08:30", endTime: "09:00" },
    "2026-11-02 2026-11-02",
    2,
  ],
  [{ startDate: "2026-11-01", endDate: "2026-11-02", startTime: "08:30", endTime: "09:00" }, undefined, 2],
  [{ startDate: "2026-11-01", endDate: "2026-11-01", startTime: "08:30", endTime: "09:00" }, undefined, 1],
])("splits %o into whole days and parts of days without a gap", (query, expected, count) => {
  const range = reportRange(query, now) ?? expect.fail();
  const { whole, parts } = splitRange(range);
  expect([whole && `${whole.first} ${whole.last}`, parts.length]).toEqual([expected, count]);
  const length = ({ from, until }: { from: Date; until: Date }) => until.getTime() - from.getTime();
  const dayMs = 86_400_000;
  const wholeDays = whole ? (Date.parse(whole.last) - Date.parse(whole.first)) / dayMs + 1 : 0;
  expect(parts.reduce((sum, part) => sum + length(part), wholeDays * dayMs)).toBe(length(range));
});
