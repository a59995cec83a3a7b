import { type RefObject, useLayoutEffect, useState } from "react";
import type { GridShape } from "./gridShape.ts";
import { skeletonShape } from "./skeletonGrid.ts";

/** The shape when there are no styles (in tests): about a tablet's. */
const styleless: GridShape = { columns: 4, pitch: 300 };
/**
 * The shape of the latest grid. The next one is most likely equal, so the page has its final height before its scroll
 * position is restored.
 */
let latest: GridShape | undefined;
/** Nothing is drawn until the shape is known. */
const unknown: GridShape = { columns: 0, pitch: 1 };

/** Measures a grid's shape with its ruler: an empty element that is as high as a row with its gap. */
export function useGridShape(ruler: RefObject<HTMLElement | null>): GridShape {
  const [shape, setShape] = useState(() => latest ?? skeletonShape() ?? unknown);
  const isUnknown = shape === unknown;
  useLayoutEffect(() => {
    const element = ruler.current;
    if (!element) return;
    const read = () => {
      const columns = Number.parseInt(getComputedStyle(element).getPropertyValue("--columns"), 10) || styleless.columns;
      const pitch = element.getBoundingClientRect().height || styleless.pitch;
      const measured = { columns, pitch };
      latest = measured;
      setShape((now) => (now.columns === columns && Math.abs(now.pitch - pitch) < 0.5 ? now : measured));
    };
    // The observer reads the shape after the browser has laid out the page. A read here would make it do so at once.
    if (isUnknown) read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ruler, isUnknown]);
  return shape;
}
