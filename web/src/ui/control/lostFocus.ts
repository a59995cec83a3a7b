/** Whether nothing has the focus any more, or only the dialog around `box`: dialogs take the focus that gets lost in them. */
export function hasLostFocus(box: Element): boolean {
  const active = document.activeElement;
  if (active === null || active === document.body) return true;
  return active.matches("[role=dialog], [role=alertdialog]") && active.contains(box);
}
