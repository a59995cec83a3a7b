import { expect, it } from "vitest";
import { offsetAt, zoneName } from "../src/zoneName.ts";

it.each([
  ["Asia/Ho_Chi_Minh", "GMT+7"],
  ["Asia/Kolkata", "GMT+5:30"],
  ["America/New_York", "New York"],
  ["Nowhere/Land", "Nowhere/Land"],
])("a zone with summer time is named after its place, all others by their distance from UTC: %s", (zone, name) => {
  expect(zoneName(zone)).toBe(name);
});

it("a moment has the distance of its own season", () => {
  expect(offsetAt("America/New_York", Date.parse("2026-10-31T12:00:00Z"))).toBe("GMT-4");
  expect(offsetAt("America/New_York", Date.parse("2026-11-30T12:00:00Z"))).toBe("GMT-5");
});
