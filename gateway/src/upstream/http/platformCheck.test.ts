import { expect, it } from "vitest";
import { platformCheck } from "./platformCheck.ts";

it("checks once for all who ask, and waits a short time for a platform that hangs", async () => {
  const checks: ((isUp: boolean) => void)[] = [];
  const results: boolean[] = [];
  const isPlatformUp = platformCheck(
    () => new Promise((resolve) => checks.push(resolve)),
    (isUp) => results.push(isUp),
  );
  // The platform has not answered yet.
  expect(await Promise.all([isPlatformUp(), isPlatformUp()])).toEqual([true, true]);
  checks[0]?.(false);
  await expect.poll(() => results).toEqual([false]);
  const next = isPlatformUp();
  checks[1]?.(true);
  expect(await next).toBe(true);
  expect([checks.length, results]).toEqual([2, [false, true]]);
});
