import { expect, it } from "vitest";
import { zoneName } from "../src/zoneName.ts";

it.each([
  ["Asia/Ho_Chi_Minh", "GMT+7"],
  ["Asia/Kolkata", "GMT+5:30"],
  ["America/New_York", "New York"],
  ["Nowhere/Land", "Nowhere/Land"],
])("a zone with summer time is named after its place, all others by their distance from UTC: %s", (zone, name) => {
  expect(zoneName(zone)).toBe(name);
});
