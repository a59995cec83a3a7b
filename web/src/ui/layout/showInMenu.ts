/**
 * Scrolls a menu until an entry is visible, and in the middle of a row. `scrollIntoView` also scrolls what is around the
 * menu: the last entry moved the whole dialog beside the screen.
 */
export function showInMenu(menu: Element | null | undefined, entry: Element | null | undefined): void {
  if (!menu || !entry) return;
  const outer = menu.getBoundingClientRect();
  const inner = entry.getBoundingClientRect();
  menu.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  menu.scrollTop += Math.min(0, inner.top - outer.top) + Math.max(0, inner.bottom - outer.bottom);
}
