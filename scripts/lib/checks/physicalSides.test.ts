import { expect, test } from "vitest";
import { namesSide } from "./physicalSides.ts";

test.each(["  margin-left: auto;", "right: 0;", "  text-align: left;", "  border-right: 1px solid;"])(
  "%s names a side",
  (line) => {
    expect(namesSide(line)).toBe(true);
  },
);

test.each([
  "  margin-inline-start: auto;",
  "  left: calc(50% - 1rem);",
  "  border-right-color: red;",
  "  text-align: start;",
])("%s names none", (line) => {
  expect(namesSide(line)).toBe(false);
});
