import { expect, test } from "vitest";
import { pickSome } from "./random.ts";

test("picks each item at most once", () => {
  expect(new Set(pickSome([1, 2, 3, 4, 5], 5, () => 0))).toEqual(new Set([1, 2, 3, 4, 5]));
});
