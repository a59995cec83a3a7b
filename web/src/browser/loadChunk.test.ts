// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ChunkError, holdParts, loadChunk, loadLater } from "./loadChunk.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("loads a chunk again a second after it failed once", async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue("code");
  const loaded = loadChunk(load);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(loaded).resolves.toBe("code");
  expect(load).toHaveBeenCalledTimes(2);
});

test("throws an error of its own with the cause when a chunk fails twice", async () => {
  const cause = new TypeError("Failed to fetch");
  const lost = loadChunk(() => Promise.reject(cause)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(lost).resolves.toMatchObject({ name: "ChunkError", cause });
});

test("gives up a chunk after 120 s, twice", async () => {
  const load = vi.fn(() => new Promise(() => {}));
  const outcome = loadChunk(load).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(120_000);
  await expect(outcome).resolves.toBeInstanceOf(ChunkError);
});

test("loads a failed style once more, and throws an error when it fails again", async () => {
  const failure = new Error("Unable to preload CSS for /assets/area.css");
  const style = async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[href="/assets/area.css"]')];
    return links.at(-1);
  };
  const mended = loadChunk(vi.fn().mockRejectedValueOnce(failure).mockResolvedValue("code"));
  (await style())?.dispatchEvent(new Event("load"));
  await expect(mended).resolves.toBe("code");

  const lost = loadChunk(() => Promise.reject(failure)).catch((error: unknown) => error);
  (await style())?.dispatchEvent(new Event("error"));
  await expect(lost).resolves.toMatchObject({ name: "ChunkError", cause: failure });
});

test("holds a part that needs all texts until they are loaded, even when it was requested earlier", async () => {
  const release = holdParts();
  const shown = vi.fn();
  void loadLater(async () => "screen").then(shown);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown).not.toHaveBeenCalled();
  release(Promise.resolve());
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toHaveBeenCalledWith("screen");
});
