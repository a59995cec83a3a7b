import { type RefObject, useLayoutEffect, useState } from "react";

/** How many cards stand in a row, and how far a row is from the next, in pixels. */
export interface GridShape {
  readonly columns: number;
  readonly pitch: number;
}

/** Where there are no styles to ask: about a tablet. */
const styleless: GridShape = { columns: 4, pitch: 300 };
/**
 * What the next grid begins with: most likely its own shape, so that it is as high as it will be before the place on the
 * page is restored. At first nothing: it would be drawn twice.
 */
let latest: GridShape = { columns: 0, pitch: 1 };

/** Reads the shape that the styles give a grid off its ruler: an empty element as high as a row with its gap. */
export function useGridShape(ruler: RefObject<HTMLElement | null>): GridShape {
  const [shape, setShape] = useState(latest);
  useLayoutEffect(() => {
    const element = ruler.current;
    if (!element) return;
    const read = () => {
      const columns = Number.parseInt(getComputedStyle(element).getPropertyValue("--columns"), 10) || styleless.columns;
      const pitch = element.getBoundingClientRect().height || styleless.pitch;
      latest = { columns, pitch };
      setShape((now) => (now.columns === columns && now.pitch === pitch ? now : latest));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ruler]);
  return shape;
}
