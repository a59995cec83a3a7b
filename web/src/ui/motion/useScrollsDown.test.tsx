import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useScrollsDown } from "./useScrollsDown.ts";

const scrollTo = (y: number) =>
  act(() => {
    Object.defineProperty(window, "scrollY", { value: y, configurable: true });
    window.dispatchEvent(new Event("scroll"));
  });

test("follows the direction of scrolling, not trembling, and is false near the top", () => {
  const { result } = renderHook(useScrollsDown);
  const seen = [100, 300, 310, 295, 900, 880, 870, 60].map((y) => {
    scrollTo(y);
    return result.current;
  });
  expect(seen).toEqual([false, true, true, true, true, true, false, false]);
});
