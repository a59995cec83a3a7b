import { expect, it } from "vitest";
import { growingCache } from "./growingCache.ts";

it("drops the least recently used entry when it has its limit", () => {
  const cache = growingCache<number>(3);
  for (const [at, name] of ["a", "b", "c"].entries()) cache.set(name, at);
  cache.get("a");
  cache.set("c", 20);
  cache.set("d", 3);
  expect([...cache.entries()]).toEqual([
    ["d", 3],
    ["c", 20],
    ["a", 0],
  ]);
  for (let i = 0; i < 1_000; i += 1) cache.set(`more ${i}`, i);
  expect(cache.size).toBe(3);
});
