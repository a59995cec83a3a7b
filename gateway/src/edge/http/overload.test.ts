import { setImmediate } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { watchOverload } from "./overload.ts";

/** Blocks the event loop. */
function occupy(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {}
}

test("reports overload while the process can't keep up, and not afterwards", async () => {
  const overload = watchOverload(100);
  try {
    expect(overload.lateness()).toBe(0);
    for (let turn = 0; turn < 12 && overload.lateness() < 2; turn++) {
      occupy(300);
      await setImmediate();
    }
    expect(overload.lateness()).toBeGreaterThanOrEqual(2);
    await vi.waitFor(() => expect(overload.lateness()).toBe(0), { timeout: 10_000 });
  } finally {
    overload.close();
  }
});
