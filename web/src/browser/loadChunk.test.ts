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

const failure = new Error("Unable to preload CSS for /assets/area.css");
const linksTo = (name: string) => [
  ...document.querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet][href$="/assets/${name}.css"]`),
];
/** A style that was requested with a chunk, and did not come. */
function loseStyle(name: string, folder = "/assets/"): void {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: `${folder}${name}.css` });
  document.head.append(link);
  link.dispatchEvent(new Event("error"));
}
const endWith = (event: "load" | "error", ...names: string[]) => {
  for (const name of names) linksTo(name).at(-1)?.dispatchEvent(new Event(event));
};

test("loads all styles again that failed with a chunk", async () => {
  for (const name of ["area", "other"]) loseStyle(name);
  const load = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue("code");
  vi.spyOn(navigator, "onLine", "get").mockReturnValueOnce(false);
  const mended = loadChunk(load);
  await vi.advanceTimersByTimeAsync(1_000);
  endWith("load", "area");
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  endWith("load", "other");
  await expect(mended).resolves.toBe("code");
});

test("waits for no style that others put into the page", async () => {
  loseStyle("theirs", "https://extension.example/assets/");
  await expect(loadChunk(async () => "code")).resolves.toBe("code");
});

test("throws an error when a style fails again, and loads it before the next chunk", async () => {
  loseStyle("area");
  vi.spyOn(navigator, "onLine", "get").mockReturnValueOnce(false);
  const lost = loadChunk(() => Promise.reject(failure)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_000);
  endWith("error", "area");
  await expect(lost).resolves.toMatchObject({ name: "ChunkError" });

  const load = vi.fn().mockResolvedValue("code");
  const mended = loadChunk(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).not.toHaveBeenCalled();
  endWith("load", "area");
  await expect(mended).resolves.toBe("code");
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
