/** Runs work after the next paint, so that the page answers a tap at once. A page in the background is not painted. */
export function afterPaint(work: () => void): void {
  if (document.visibilityState === "visible") requestAnimationFrame(() => setTimeout(work));
  else work();
}
