import { expect, it } from "vitest";
import { nextCountAt } from "./pace.ts";

/** How long each of the counts waits that are asked for at these times, in seconds. */
function waitsAt(seconds: readonly number[]): number[] {
  let [last, free]: [number | undefined, number] = [undefined, 0];
  return seconds.map((second) => {
    const now = Math.max(free, second * 1000) + 1e9;
    last = nextCountAt(last, now);
    const wait = Math.max(0, last - now);
    free = now + wait - 1e9;
    return wait / 1000;
  });
}

it("counts at once after each of six claims, then every five seconds, and at once again after a quiet time", () => {
  expect(waitsAt([0, 0, 1, 1, 2, 2])).toEqual([0, 0, 0, 0, 0, 0]);
  expect(waitsAt(Array.from({ length: 9 }, () => 0)).slice(6)).toEqual([5, 5, 5]);
  expect(waitsAt([...Array.from({ length: 9 }, () => 0), 60, 60]).slice(9)).toEqual([0, 0]);
});
