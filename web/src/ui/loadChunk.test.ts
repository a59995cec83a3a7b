import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ChunkError, loadChunk } from "./loadChunk.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a chunk that fails once is asked for again", async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue("code");
  await expect(loadChunk(load)).resolves.toBe("code");
  expect(load).toHaveBeenCalledTimes(2);
});

test("a chunk that fails twice is an error of its own, with the cause", async () => {
  const cause = new TypeError("Failed to fetch");
  await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({ name: "ChunkError", cause });
});

test("a chunk that never comes is given up after 120 s, twice", async () => {
  const load = vi.fn(() => new Promise(() => {}));
  const outcome = loadChunk(load).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(120_000);
  await expect(outcome).resolves.toBeInstanceOf(ChunkError);
});
