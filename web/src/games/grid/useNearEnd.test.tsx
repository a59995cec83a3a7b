import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useNearEnd } from "./useNearEnd.ts";

let isNear: boolean;
beforeEach(() => {
  vi.useFakeTimers();
  isNear = true;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe: (target: Element) => void;
      constructor(tell: (entries: object[]) => void) {
        // As in browsers, the first report comes by itself, and later ones only when something changes.
        this.observe = (target) => setTimeout(() => tell([{ target, isIntersecting: isNear }]));
      }
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it("asks again while the end stays near, and stops when it is far", () => {
  const onNear = vi.fn();
  function List() {
    return <div ref={useNearEnd(true, onNear)} />;
  }
  render(<List />);
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  pass(250);
  expect(onNear).toHaveBeenCalledTimes(1);
  pass(250);
  expect(onNear).toHaveBeenCalledTimes(2);
  isNear = false;
  pass(250);
  const calls = onNear.mock.calls.length;
  pass(5_000);
  expect(onNear).toHaveBeenCalledTimes(calls);
});
