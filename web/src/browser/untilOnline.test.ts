// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { untilOnline } from "./untilOnline.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("lets a network that has come back settle: its first requests often fail", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const goOn = vi.fn();
  void untilOnline(new AbortController().signal).then(goOn);
  await vi.advanceTimersByTimeAsync(10_000);
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(200);
  expect(goOn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(goOn).toHaveBeenCalledOnce();
});

test("does not wait while there is a network", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  await expect(untilOnline(new AbortController().signal)).resolves.toBeUndefined();
});

test("ends with the navigation that waited", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const controller = new AbortController();
  const waiting = untilOnline(controller.signal);
  controller.abort(new Error("another page"));
  await expect(waiting).rejects.toThrow("another page");
});
