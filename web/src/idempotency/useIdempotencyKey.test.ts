// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeSessionKey } from "../caller/sessionKeys.ts";

beforeEach(() => writeSessionKey("customerId", "1001"));
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

/** A form on a page that was loaded anew: the page's memory is empty, the device's is not. */
async function openAnew(name?: "withdraw" | "deposit") {
  vi.resetModules();
  const { useIdempotencyKey } = await import("./useIdempotencyKey.ts");
  return renderHook(() => useIdempotencyKey(name));
}

test("a change keeps its key until its content is another one or the platform has answered", async () => {
  const { result, rerender } = await openAnew();
  const first = result.current.keyFor("w1 100");
  rerender();
  expect(result.current.keyFor("w1 100")).toBe(first);
  const other = result.current.keyFor("w1 200");
  expect(other).not.toBe(first);
  result.current.forget();
  expect(result.current.keyFor("w1 200")).not.toBe(other);
});

test("a change of money that was not answered keeps its key for a day, over reloads, by its content", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const first = (await openAnew("withdraw")).result.current.keyFor("100");
  const again = await openAnew("withdraw");
  const other = again.result.current.keyFor("200");
  expect(other).not.toBe(first);
  expect(again.result.current.keyFor("100")).toBe(first);
  expect((await openAnew("deposit")).result.current.keyFor("100")).not.toBe(first);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/1001|"100"/);
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  expect((await openAnew("withdraw")).result.current.keyFor("100")).not.toBe(first);
});

test("an answer ends it, and another account never gets it", async () => {
  const { result } = await openAnew("withdraw");
  const first = result.current.keyFor("100");
  writeSessionKey("customerId", "1002");
  expect((await openAnew("withdraw")).result.current.keyFor("100")).not.toBe(first);
  writeSessionKey("customerId", "1001");
  const again = await openAnew("withdraw");
  expect(again.result.current.keyFor("100")).toBe(first);
  again.result.current.forget();
  expect((await openAnew("withdraw")).result.current.keyFor("100")).not.toBe(first);
});

test("whoever has written nonsense to the device's memory does no harm", async () => {
  const first = (await openAnew("withdraw")).result.current.keyFor("100");
  for (const nonsense of ["{", "[1]", '[{"name":"withdraw","content":1,"key":"x","until":9}]', "null"]) {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, nonsense);
    expect((await openAnew("withdraw")).result.current.keyFor("100")).not.toBe(first);
  }
});
