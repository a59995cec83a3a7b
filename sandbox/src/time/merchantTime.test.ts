import { expect, test } from "vitest";
import { dayOf, later, startOf } from "./merchantTime.ts";

test.each([
  ["America/New_York", "2026-10-31T12:00:00Z", { days: 1 }, "2026-11-01T13:00:00.000Z"],
  ["America/New_York", "2026-11-01T04:00:00Z", { days: 1 }, "2026-11-02T05:00:00.000Z"],
  ["America/New_York", "2026-03-07T12:00:00Z", { days: 30 }, "2026-04-06T11:00:00.000Z"],
  ["America/New_York", "2026-10-31T12:00:00Z", { hours: 24 }, "2026-11-01T12:00:00.000Z"],
  ["Asia/Ho_Chi_Minh", "2026-10-31T17:00:00Z", { months: 1 }, "2026-11-30T17:00:00.000Z"],
])("in %s, %s and %o is %s", (zone, at, length, after) => {
  expect(later(new Date(at), length, zone).toISOString()).toBe(after);
});

test("a day begins at its first instant, whatever the clocks show then", () => {
  const begin = (zone: string, at: string) => startOf(dayOf(new Date(at), zone), zone).toISOString();
  expect(begin("America/New_York", "2026-11-02T04:59:59Z")).toBe("2026-11-01T04:00:00.000Z");
  expect(begin("America/Santiago", "2026-09-06T12:00:00Z")).toBe("2026-09-06T04:00:00.000Z");
});
