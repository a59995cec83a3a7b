import { afterEach, expect, it, vi } from "vitest";
import { prepareFormats } from "./prepareFormats.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answering = (type?: "message" | "error") =>
  class extends EventTarget {
    constructor() {
      super();
      if (type) queueMicrotask(() => this.dispatchEvent(new Event(type)));
    }
  };

it.each(["message", "error"] as const)("ends with the worker's %s", async (type) => {
  vi.stubGlobal("Worker", answering(type));
  await expect(prepareFormats()).resolves.toBeUndefined();
});

it("ends in browsers that refuse the worker", async () => {
  vi.stubGlobal("Worker", undefined);
  await expect(prepareFormats()).resolves.toBeUndefined();
});

it("ends after two seconds when the worker does not answer", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", answering());
  const ended = vi.fn();
  const preparing = prepareFormats().then(ended);
  await vi.advanceTimersByTimeAsync(1900);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  await preparing;
});
