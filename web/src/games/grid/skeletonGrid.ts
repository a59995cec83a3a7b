import type { GridShape } from "./gridShape.ts";

/** Marks the list of a grid's skeleton. */
export const skeletonMark = { "data-skeleton-grid": "" };

const skeletonGrid = () => document.querySelector<HTMLElement>("[data-skeleton-grid]");

/** The shape of the skeleton that the page shows, which a grid will have too. Undefined without one. */
export function skeletonShape(): GridShape | undefined {
  const grid = skeletonGrid();
  if (!grid) return undefined;
  const style = getComputedStyle(grid);
  const columns = Number.parseInt(style.getPropertyValue("--columns"), 10);
  const pitch = (grid.firstElementChild?.getBoundingClientRect().height ?? 0) + Number.parseFloat(style.rowGap);
  return columns > 0 && pitch > 0 ? { columns, pitch } : undefined;
}

/** The distance of that skeleton from the top of the page. */
export function skeletonOffset(): number | undefined {
  const grid = skeletonGrid();
  return grid ? grid.getBoundingClientRect().top + window.scrollY : undefined;
}
