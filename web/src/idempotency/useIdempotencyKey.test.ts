// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useIdempotencyKey } from "./useIdempotencyKey.ts";

test("a change keeps its key until its content is another one or the platform has answered", () => {
  const { result, rerender } = renderHook(() => useIdempotencyKey());
  const first = result.current.keyFor("w1", "100");
  rerender();
  expect(result.current.keyFor("w1", "100")).toBe(first);
  const other = result.current.keyFor("w1", "200");
  expect(other).not.toBe(first);
  result.current.forget();
  expect(result.current.keyFor("w1", "200")).not.toBe(other);
});

test("a named change that was not answered keeps its key for ten minutes, also in another form", () => {
  vi.useFakeTimers();
  const open = () => renderHook(() => useIdempotencyKey("withdraw")).result.current;
  const first = open().keyFor("100");
  expect(open().keyFor("100")).toBe(first);
  expect(renderHook(() => useIdempotencyKey("deposit")).result.current.keyFor("100")).not.toBe(first);
  vi.advanceTimersByTime(10 * 60_000);
  const late = open();
  const next = late.keyFor("100");
  expect(next).not.toBe(first);
  late.forget();
  expect(open().keyFor("100")).not.toBe(next);
  vi.useRealTimers();
});
