// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { meetNewVersion } from "./newVersion.ts";
import { onSignal } from "./signals.ts";

const reload = vi.fn();
const offered = vi.fn();
let stop: () => void;

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = "<main></main>";
  vi.stubGlobal("location", { ...location, reload });
  stop = onSignal("outdated", offered);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  reload.mockReset();
  offered.mockReset();
});

test("reloads a page on which nothing can be lost, once", () => {
  vi.useFakeTimers();
  meetNewVersion();
  expect([reload.mock.calls.length, offered.mock.calls.length]).toEqual([1, 0]);
  meetNewVersion();
  expect([reload.mock.calls.length, offered.mock.calls.length]).toEqual([1, 1]);
  vi.advanceTimersByTime(600_000);
  meetNewVersion();
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([
  ["a form", "<main><form></form></main>"],
  ["a dialog", "<main></main><div role=dialog></div>"],
  ["a game or a chat", "<main><iframe></iframe></main>"],
])("offers the new version while %s is open", (_, html) => {
  document.body.innerHTML = html;
  meetNewVersion();
  expect([reload.mock.calls.length, offered.mock.calls.length]).toEqual([0, 1]);
});
