/** Gives the screen the focus that nothing else has taken. The page stays where it is. */
export function focusScreen(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}
