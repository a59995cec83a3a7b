import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { IntlForTests } from "../../testing/IntlForTests.tsx";
import { Carousel } from "./Carousel.tsx";
import { LazyCarousel } from "./LazyCarousel.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const slides = (...names: string[]): ComponentProps<typeof Carousel>["slides"] =>
  names.map((name) => ({ key: name, slide: <p>{name}</p> }));
const show = (props: ComponentProps<typeof Carousel>) => render(<Carousel {...props} />, { wrapper: IntlForTests });
const shown = () => document.querySelector(".swiper-slide-active")?.textContent;

test("several slides rotate every 5 s, and can be stopped", async () => {
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

test("a single slide does not move, and has no buttons", async () => {
  show({ slides: slides("one"), label: "Banners" });
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(shown()).toBe("one");
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test.each([
  ["a mouse", false, 2],
  ["fingers, which wipe", true, 0],
])("the dots are buttons for %s: %s", (_, isCoarse, buttons) => {
  const media = globalThis.matchMedia;
  vi.spyOn(globalThis, "matchMedia").mockImplementation((query) =>
    Object.assign(media(query), { matches: isCoarse && query.includes("coarse") }),
  );
  show({ slides: slides("one", "two"), label: "Banners" });
  expect(screen.queryAllByRole("button", { name: /^Go to slide/ })).toHaveLength(buttons);
});

test("the first slide is alone until it is touched", async () => {
  render(<LazyCarousel slides={slides("one", "two")} label="Banners" />, { wrapper: IntlForTests });
  expect(shown()).toBeUndefined();
  vi.useRealTimers();
  fireEvent.pointerEnter(screen.getByText("one"));
  await waitFor(() => expect(shown()).toBe("one"));
});

test("the carousel comes by itself when the rest of the screen is there", async () => {
  vi.stubGlobal("requestIdleCallback", (begin: () => void) => setTimeout(begin));
  render(<LazyCarousel slides={slides("one", "two")} label="Banners" />, { wrapper: IntlForTests });
  await act(() => vi.advanceTimersByTimeAsync(10));
  await act(() => vi.advanceTimersByTimeAsync(2_900));
  expect(shown()).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(200));
  vi.useRealTimers();
  await waitFor(() => expect(shown()).toBe("one"));
  vi.unstubAllGlobals();
});
