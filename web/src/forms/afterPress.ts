let isPressed = false;
let waiting: (() => void)[] = [];

function release() {
  isPressed = false;
  const ready = waiting;
  waiting = [];
  // The click comes right after: what moves the page has to wait for that too.
  setTimeout(() => {
    for (const run of ready) run();
  });
}

addEventListener(
  "pointerdown",
  () => {
    isPressed = true;
  },
  true,
);
addEventListener("pointerup", release, true);
addEventListener("pointercancel", release, true);

/**
 * Runs when no pointer is down. Pressing a button takes the focus from a field; an error that came up below that field at
 * once would move the button away before it is let go, and the press would miss it.
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run);
  else run();
}
