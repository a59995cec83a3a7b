import { createContext, useSyncExternalStore } from "react";
import { recall, remember } from "../../browser/deviceMemory.ts";
import { newListeners } from "../../browser/listeners.ts";

/** The headings of the columns that have a width of their own. */
export const SizedColumns = createContext<ReadonlySet<string>>(new Set());

/** Bounds of a column's width, in pixels. */
export const widthBounds = { least: 64, most: 640 };

const keyOf = (table: string) => `widths:${table}`;
const { listen, tell } = newListeners();

/** The widths of a table's columns in pixels, by heading, that were chosen on this device. What is no width is left out. */
export function useWidths(table: string): ReadonlyMap<string, number> {
  const kept = useSyncExternalStore(listen, () => recall(keyOf(table)) ?? "");
  return new Map(
    kept.split(" ").flatMap((part) => {
      const [heading = "", width] = part.split("=");
      return /^\w+$/.test(heading) && Number(width) > 0 ? [[heading, bounded(Number(width))] as const] : [];
    }),
  );
}

/** Gives a table's columns these widths from now on. */
export function keepWidths(table: string, widths: ReadonlyMap<string, number>): void {
  remember(keyOf(table), [...widths].map(([heading, width]) => `${heading}=${width}`).join(" "));
  tell();
}

/** The nearest width that a column can have. */
export const bounded = (width: number) => Math.round(Math.min(Math.max(width, widthBounds.least), widthBounds.most));

/** The variable of a style that has a column's width. */
export const widthVariable = (heading: string) => `--width-${heading}`;

/** The style of the cells of a column with a width of its own. */
export const sizedStyle = (heading: string): Readonly<Record<string, string>> => ({
  "--column-width": `var(${widthVariable(heading)})`,
});
