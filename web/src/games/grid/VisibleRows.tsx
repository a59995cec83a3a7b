import { useVirtualizer, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useInSlices } from "../../ui/lazy/useInSlices.ts";
import { skeletonOffset } from "./skeletonGrid.ts";

/** Rows drawn above and below the screen; when a visit begins, they are drawn after those on it. */
const OVERSCAN = 2;
const useOverscan = () => useInSlices(OVERSCAN + 1) - 1;

/**
 * The list must not move the page's scroll position: a scroll to the current position would stop a scroll in progress.
 */
const keepStill = () => {};

interface Props {
  /** Number of all rows. */
  count: number;
  /** Distance between rows, in pixels. */
  pitch: number;
  /** Position of the first row, in pixels. */
  list: RefObject<HTMLElement | null>;
  /** Draws the rows that are near the screen, in order. */
  children: (rows: readonly number[]) => ReactNode;
}

const viewport = () => ({ width: window.innerWidth, height: window.innerHeight });

/** Reads the viewport with the next frame. A read while rows are being added would make the browser lay out the page at once. */
function observeViewport(_rows: unknown, onRect: (rect: ReturnType<typeof viewport>) => void) {
  const read = () => onRect(viewport());
  const frame = requestAnimationFrame(read);
  window.addEventListener("resize", read);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener("resize", read);
  };
}

/** The visible rows of a list that scrolls with the page. */
export function RowsOnPage({ count, pitch, list, children }: Props) {
  const scrollMargin = useOffset(
    () => (list.current?.getBoundingClientRect().top ?? 0) + window.scrollY,
    skeletonOffset,
  );
  const [initialRect] = useState(viewport);
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => pitch,
    overscan: useOverscan(),
    scrollMargin,
    scrollToFn: keepStill,
    initialRect,
    observeElementRect: observeViewport,
  });
  useNewPitch(pitch, rows);
  return children(rows.getVirtualItems().map(({ index }) => index));
}

/** The visible rows of a list in a dialog that scrolls by itself. */
export function RowsInScroller({ count, pitch, list, children }: Props) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const scrollMargin = useOffset(() => {
    if (!list.current || !scroller) return 0;
    return list.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
  });
  const [initialRect] = useState(viewport);
  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => pitch,
    overscan: useOverscan(),
    scrollMargin,
    scrollToFn: keepStill,
    initialRect,
  });
  useLayoutEffect(() => setScroller(scrollerOf(list.current)), [list]);
  useNewPitch(pitch, rows);
  return children(rows.getVirtualItems().map(({ index }) => index));
}

/** All rows have the same height; when it changes, all measurements are stale. */
function useNewPitch(pitch: number, rows: { measure(): void }): void {
  const measured = useRef(pitch);
  useLayoutEffect(() => {
    if (measured.current === pitch) return;
    measured.current = pitch;
    rows.measure();
  }, [rows, pitch]);
}

const unknown = () => undefined;

/**
 * The position of a list in its scroll container. Content above the list may change, so every render reads it again: an
 * unknown position at once, a known one with the next frame, when the browser has to lay out the page anyway.
 */
function useOffset(read: () => number, guess: () => number | undefined = unknown): number {
  const [offset, setOffset] = useState(guess);
  useLayoutEffect(() => {
    if (offset === undefined) return setOffset(read());
    const frame = requestAnimationFrame(() => {
      const now = read();
      if (Math.abs(now - offset) >= 1) setOffset(now);
    });
    return () => cancelAnimationFrame(frame);
  });
  return offset ?? 0;
}

function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  for (let it = element?.parentElement ?? null; it; it = it.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(it).overflowY)) return it;
  }
  return document.documentElement;
}
