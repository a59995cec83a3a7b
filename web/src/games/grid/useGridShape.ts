import { type RefObject, useLayoutEffect, useState } from "react";

/** Number of tiles in a row, and the distance between rows in pixels. */
export interface GridShape {
  readonly columns: number;
  readonly pitch: number;
}

/** The shape when there are no styles (in tests): about a tablet's. */
const styleless: GridShape = { columns: 4, pitch: 300 };
/**
 * Initial shape of the next grid: most likely equal, so that the page has its final height before its scroll position
 * is restored. Null at first, which avoids a second render.
 */
let latest: GridShape = { columns: 0, pitch: 1 };

/** Measures a grid's shape with its ruler: an empty element that is as high as a row with its gap. */
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
