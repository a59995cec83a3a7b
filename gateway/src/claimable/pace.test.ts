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

const times = (count: number, second: number) => Array.from({ length: count }, () => second);

it("counts at once after each of twelve events, then every five seconds, and at once again after a quiet time", () => {
  expect(waitsAt(times(12, 0))).toEqual(times(12, 0));
  expect(waitsAt(times(15, 0)).slice(12)).toEqual([5, 5, 5]);
  expect(waitsAt([...times(15, 0), 90, 90]).slice(15)).toEqual([0, 0]);
});
