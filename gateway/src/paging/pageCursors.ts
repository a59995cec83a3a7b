import type { PageCursor, PageCursors } from "../__generated__/types.ts";
import type { CursorSeal, Place } from "./cursor.ts";

const mostAround = 3;

/**
 * The pages for a page-number control: the current page with its neighbours, and the first and last page. `last` is the last
 * row of the current page: the cursor of the next page has its key.
 */
export function pageCursorsOf(
  seal: CursorSeal,
  { start, pageSize, total }: { start: number; pageSize: number; total: number },
  last?: Place,
): PageCursors {
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const shown = Math.floor(start / pageSize) + 1;
  const current = Math.min(shown, lastPage);
  const cursorAt = (index: number) => seal.cursor(index, index === last?.index ? last.key : undefined);
  const cursorOf = (page: number): PageCursor => ({
    page,
    cursor: page === 1 ? "" : cursorAt((page - 1) * pageSize - 1),
    isCurrent: page === shown,
  });
  const from = Math.max(1, Math.min(current - 1, lastPage - mostAround + 1));
  const to = Math.min(lastPage, from + mostAround - 1);
  return {
    first: from > 1 ? cursorOf(1) : null,
    around: Array.from({ length: to - from + 1 }, (_, index) => cursorOf(from + index)),
    last: to < lastPage ? cursorOf(lastPage) : null,
    previous: current > 1 ? cursorOf(current - 1) : null,
  };
}
