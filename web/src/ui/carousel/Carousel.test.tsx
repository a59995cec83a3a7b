import { act, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { IntlForTests } from "../../testing/IntlForTests.tsx";
import { Carousel } from "./Carousel.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const slides = (...names: string[]): ComponentProps<typeof Carousel>["slides"] =>
  names.map((name) => ({ key: name, slide: <p>{name}</p> }));
const show = (props: ComponentProps<typeof Carousel>) => render(<Carousel {...props} />, { wrapper: IntlForTests });
const shown = () => document.querySelector(".swiper-slide-active")?.textContent;

test("several slides move on every 5 s, round and round, and can be stopped", async () => {
  show({ slides: slides("one", "two", "three"), label: "Banners" });
  expect(shown()).toBe("one");
  const frames = vi.spyOn(globalThis, "requestAnimationFrame");
  await act(() => vi.advanceTimersByTimeAsync(4_900));
  expect(shown()).toBe("one");
  // An idle page requests no frames.
  expect(frames).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(700));
  expect(shown()).toBe("two");
  act(() => screen.getByRole("button", { name: "Pause" }).click());
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(shown()).toBe("two");
});

test("one slide stands still, and has nothing to press", async () => {
  show({ slides: slides("one"), label: "Banners" });
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(shown()).toBe("one");
  expect(screen.queryAllByRole("button")).toEqual([]);
});
