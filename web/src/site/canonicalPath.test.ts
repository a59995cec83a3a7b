import { expect, test } from "vitest";
import { canonicalPath } from "./canonicalPath.ts";

test.each([
  ["/", "", "/"],
  ["/index.html", "?notice=3", "/"],
  ["/home/", "", "/"],
  ["/rng", "?q=koi&game=1", "/rng"],
  ["/promoDetail", "?id=7&game=1", "/promoDetail?id=7"],
  ["/lottery", "", "/lottery"],
  ["/lottery", "?gameCode=SEA_5D_1M", "/lottery?gameCode=SEA_5D_1M"],
])("%s%s has the address %s for search engines", (pathname, search, expected) => {
  expect(canonicalPath(pathname, search)).toBe(expected);
});
