import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useNearEnd } from "./useNearEnd.ts";
import { useReserved } from "./useReserved.ts";

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
        this.observe = (target) =>
          setTimeout(() =>
            tell([{ target, isIntersecting: isNear, boundingClientRect: target.getBoundingClientRect() }]),
          );
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

it.each([
  [true, ["56", "56", "84"]],
  [false, ["56", "84", "112"]],
])("does not push away what is read below the list (%s), unless more games are there already", (isRead, reserved) => {
  isNear = isRead;
  function List({ loaded }: { loaded: number }) {
    const places = useReserved(loaded + 28, loaded);
    return <p ref={places.below}>{places.reserved}</p>;
  }
  const { container, rerender } = render(<List loaded={28} />);
  const shown = [28, 56, 84].map((loaded) => {
    rerender(<List loaded={loaded} />);
    act(() => vi.advanceTimersByTime(0));
    return container.textContent;
  });
  expect(shown).toEqual(reserved);
});
