import { afterEach, describe, expect, it, vi } from "vitest";
import { dayAfter, periodQuery, timedPeriodQuery } from "./period.ts";

afterEach(() => vi.unstubAllEnvs());

/** Zones with a clock change between the days below, in both directions, and one without a change. */
describe.each(["America/New_York", "Europe/Berlin", "Australia/Sydney", "Asia/Ho_Chi_Minh"])("in %s", (zone) => {
  it("counts calendar days over a change to and from daylight saving time", () => {
    vi.stubEnv("TZ", zone);
    for (const [from, lastAllowed, firstRefused] of [
      ["2026-02-15", "2026-05-17", "2026-05-18"],
      ["2026-09-10", "2026-12-10", "2026-12-11"],
    ] as const) {
      expect(periodQuery({ days: { from, to: lastAllowed } })).toEqual({ startDate: from, endDate: lastAllowed });
      expect(() => periodQuery({ days: { from, to: firstRefused } })).toThrow("at most 92 days");
    }
    expect(periodQuery({ days: { from: "2026-03-08", to: "2026-03-08" } })).toEqual({
      startDate: "2026-03-08",
      endDate: "2026-03-08",
    });
    expect(() => periodQuery({ days: { from: "2026-03-09", to: "2026-03-08" } })).toThrow("before");
  });

  it("finds the day before and after each day of a clock change", () => {
    vi.stubEnv("TZ", zone);
    expect([dayAfter("2026-03-08", 1), dayAfter("2026-03-29", 1), dayAfter("2026-04-05", -1)]).toEqual([
      "2026-03-09",
      "2026-03-30",
      "2026-04-04",
    ]);
    expect([dayAfter("2026-11-01", 1), dayAfter("2026-10-25", -1), dayAfter("2026-12-31", 1)]).toEqual([
      "2026-11-02",
      "2026-10-24",
      "2027-01-01",
    ]);
  });
});

it("answers null for a text that is no calendar day", () => {
  expect([dayAfter("2026-02-30", 1), dayAfter("2026-13-01", 1), dayAfter("", 1)]).toEqual([null, null, null]);
});

it("takes times of the first and the last day for lists, and refuses them for reports of whole days", () => {
  const days = { from: "2026-11-01", to: "2026-11-01", fromTime: "08:30", toTime: "09:00" };
  expect(timedPeriodQuery({ days })).toEqual({
    startDate: "2026-11-01",
    endDate: "2026-11-01",
    startTime: "08:30",
    endTime: "09:00",
  });
  expect(() => timedPeriodQuery({ days: { ...days, toTime: "08:29" } })).toThrow("before");
  expect(() => timedPeriodQuery({ days: { ...days, toTime: "24:00" } })).toThrow("HH:mm");
  expect(() => periodQuery({ days })).toThrow("whole days");
});
