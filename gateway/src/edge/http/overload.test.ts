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
    expect(overload.isOverloaded()).toBe(false);
    for (let turn = 0; turn < 12 && !overload.isOverloaded(); turn++) {
      occupy(300);
      await setImmediate();
    }
    expect(overload.isOverloaded()).toBe(true);
    await vi.waitFor(() => expect(overload.isOverloaded()).toBe(false), { timeout: 10_000 });
  } finally {
    overload.close();
  }
});
