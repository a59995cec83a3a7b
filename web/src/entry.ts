/** The page already shows the shape of its screen: it is painted before the scripts that bring it to life take their time. */
async function start(): Promise<void> {
  // A page in the background is not painted, and need not wait for it.
  if (document.visibilityState === "visible") {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  await import("./main.tsx");
}

void start();
