let isPressed = false;
let waiting: (() => void)[] = [];

function release() {
  isPressed = false;
  const ready = waiting;
  waiting = [];
  // The click event follows: changes that move the page must wait for it too.
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
 * Runs a function when no pointer is down. Pressing a button takes the focus from a field; an error that appeared below that
 * field at once would move the button before it is released, and the click would miss it.
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run);
  else run();
}
