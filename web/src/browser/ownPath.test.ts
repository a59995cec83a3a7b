// @vitest-environment jsdom
import { expect, it } from "vitest";
import { ownPath } from "./ownPath.ts";

it.each([
  ["/slots?sort=NEW", "/slots?sort=NEW"],
  ["/", "/"],
  [null, null],
  ["", null],
  ["slots", null],
  ["//other.example/x", null],
  ["/\\other.example", null],
  ["/.//other.example", null],
  ["https://other.example/", null],
  ["javascript:alert(1)", null],
])("reads the path %s as %s", (text, path) => {
  expect(ownPath(text)).toBe(path);
});
