import { useVirtualizer, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, type RefObject, useLayoutEffect, useState } from "react";

/** Rows kept ready on either side of the screen. */
const overscan = 2;

/** Where the page is is not the list's to say: scrolling to where it is already would stop a scroll that is under way. */
const keepStill = () => {};

interface Props {
  /** Rows in all. */
  count: number;
  /** Pixels from one row to the next. */
  pitch: number;
  /** Where the rows begin. */
  list: RefObject<HTMLElement | null>;
  /** Draws the rows that are on the screen or close to it, in order. */
  children: (rows: readonly number[]) => ReactNode;
}

/** The rows of a list that scrolls with the page. */
export function RowsOnPage({ count, pitch, list, children }: Props) {
  const scrollMargin = useOffset(() => (list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => pitch,
    overscan,
    scrollMargin,
    scrollToFn: keepStill,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  useNewPitch(pitch, rows);
  return children(rows.getVirtualItems().map(({ index }) => index));
}

/** The rows of a list in a window that scrolls by itself. */
export function RowsInScroller({ count, pitch, list, children }: Props) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const scrollMargin = useOffset(() => {
    if (!list.current || !scroller) return 0;
    return list.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
  });
  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => pitch,
    overscan,
    scrollMargin,
    scrollToFn: keepStill,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  useLayoutEffect(() => setScroller(scrollerOf(list.current)), [list]);
  useNewPitch(pitch, rows);
  return children(rows.getVirtualItems().map(({ index }) => index));
}

/** All rows are equally high: when that changes, none of what was worked out counts. */
function useNewPitch(pitch: number, rows: { measure(): void }): void {
  useLayoutEffect(() => {
    void pitch;
    rows.measure();
  }, [rows, pitch]);
}

/** Where a list begins in what scrolls it; looked at with every drawing, for what is above it may change its height. */
function useOffset(read: () => number): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const now = read();
    if (Math.abs(now - offset) >= 1) setOffset(now);
  });
  return offset;
}

function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  for (let it = element?.parentElement ?? null; it; it = it.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(it).overflowY)) return it;
  }
  return document.documentElement;
}
