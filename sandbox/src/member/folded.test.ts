import { expect, test } from "vitest";
import { folded } from "./folded.ts";

test.each([
  ["AB1", "ab1"],
  ["Jose\u0301", "jos\u00e9"],
  ["ＡＢ１２", "ab12"],
  ["ad\u200bmin ", "admin"],
  ["ab\u034f\ufe0f\u3164", "ab"],
  ["İstanbul", "i\u0307stanbul"],
  ["ﬁsh", "fish"],
])("%j is compared as %j", (typed, kept) => {
  expect(folded(typed)).toBe(kept);
  expect(folded(kept)).toBe(kept);
});
