import { expect, test } from "vitest";
import { namesSide } from "./physicalSides.ts";

test.each([
  "  margin-left: auto;",
  "right: 0;",
  "  text-align: left;",
  "  border-right: 1px solid;",
  "  padding: 0 2.5rem 0 1rem;",
  "  inset: 0 0 auto calc(1px + var(--gap));",
])("%s names a side", (line) => {
  expect(namesSide(line)).toBe(true);
});

test.each([
  "  margin-inline-start: auto;",
  "  left: calc(50% - 1rem);",
  "  border-right-color: red;",
  "  text-align: start;",
  "  inset: var(--inset, auto 0 calc(var(--bar) + var(--gap)));",
  "  margin: 0 1rem 0;",
])("%s names none", (line) => {
  expect(namesSide(line)).toBe(false);
});
