import { act, render, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { IntlForTests } from "../testing/IntlForTests.tsx";
import { recordServerTime } from "./serverClock.ts";
import { useIsBefore, useNowAmong } from "./serverSecond.ts";
import { TimeLeft } from "./TimeLeft.tsx";

const NOW = Date.parse("2026-11-23T16:59:00Z");
const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => {
  vi.useFakeTimers();
  recordServerTime(at(0));
});

/** Calls a hook, and counts how often it renders. */
function watch<T>(hook: () => T) {
  const renders = vi.fn();
  const { result } = renderHook(() => {
    renders();
    return hook();
  });
  return { result, renders };
}

it("tells that an instant has passed, and renders only then", async () => {
  const instant = at(30);
  const { result, renders } = watch(() => useIsBefore(instant));
  await pass(29);
  expect(result.current).toBe(true);
  expect(renders).toHaveBeenCalledTimes(1);
  await pass(2);
  expect(result.current).toBe(false);
  expect(renders).toHaveBeenCalledTimes(2);
});

it("follows an answer that puts the clock right", async () => {
  const instant = at(600);
  const { result } = watch(() => useIsBefore(instant));
  recordServerTime(at(601));
  await pass(1);
  expect(result.current).toBe(false);
});

it("tells the time by the latest of some instants", async () => {
  const { result, renders } = watch(() => useNowAmong([at(60), at(10), null, at(20)]));
  expect(result.current).toBe(0);
  await pass(11);
  expect(result.current).toBe(NOW + 10_000);
  await pass(30);
  expect(result.current).toBe(NOW + 20_000);
  expect(renders).toHaveBeenCalledTimes(3);
});

it.each([
  [3_661, "01:01:01"],
  [4 * 86_400 + 7_200, "4 days 02:00:00"],
])("says %i seconds in days, hours, minutes and seconds", async (left, said) => {
  const { container } = render(
    <IntlForTests>
      <TimeLeft until={at(left + 1)} />
    </IntlForTests>,
  );
  await pass(1);
  expect(container.textContent).toBe(said);
});
