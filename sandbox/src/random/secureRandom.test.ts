import { expect, test } from "vitest";
import { secureRandom } from "./secureRandom.ts";

test("gives every number equally often, also when the bound divides no power of two", () => {
  const counts = Array.from({ length: 37 }, () => 0);
  for (let spin = 0; spin < 74_000; spin += 1) {
    const pocket = secureRandom(37);
    counts[pocket] = (counts[pocket] ?? 0) + 1;
  }
  const chiSquare = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
  // 36 degrees of freedom: above 90 once in a million runs.
  expect(chiSquare).toBeLessThan(90);
});
