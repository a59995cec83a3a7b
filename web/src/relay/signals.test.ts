import { expect, it, vi } from "vitest";
import { emitSignal, onSignal } from "./signals.ts";

it("tells whoever comes later what was said when nobody listened, once", async () => {
  emitSignal("sessionLost", "SESSION_EXPIRED");
  const first = vi.fn();
  const second = vi.fn();
  // As StrictMode mounts: there, gone and there again.
  onSignal("sessionLost", vi.fn())();
  const stop = onSignal("sessionLost", first);
  await Promise.resolve();
  expect(first.mock.calls).toEqual([["SESSION_EXPIRED"]]);
  stop();

  onSignal("sessionLost", second);
  await Promise.resolve();
  expect(second).not.toHaveBeenCalled();
});
