import { expect, test } from "vitest";
import { percentText } from "./money.js";

test.each([
  ["en", "96.43%"],
  ["id", "96,43%"],
  ["th", "96.43%"],
])("a game says in %s what it returns", (locale, text) => {
  expect(percentText(locale, "96.43")).toBe(text);
});
