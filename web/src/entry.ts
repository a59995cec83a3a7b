/** The page already shows a skeleton. It is painted before the client's scripts run. */
async function start(): Promise<void> {
  // A page in the background is not painted, so it does not wait.
  if (document.visibilityState === "visible") {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  await import("./main.tsx");
}

// Browsers send this event once, and early; the menu offers the installation later.
addEventListener("beforeinstallprompt", (offer) => {
  offer.preventDefault();
  Object.assign(globalThis, { installOffer: offer });
  dispatchEvent(new Event("atrium-install"));
});
void start();
