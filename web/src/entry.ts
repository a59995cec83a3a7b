/** The page already shows the shape of its screen: it is painted before the scripts that bring it to life take their time. */
async function start(): Promise<void> {
  // A page in the background is not painted, and need not wait for it.
  if (document.visibilityState === "visible") {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  await import("./main.tsx");
}

// Browsers offer it once, and early; who wants to install the client says so in the menu.
addEventListener("beforeinstallprompt", (offer) => {
  offer.preventDefault();
  Object.assign(globalThis, { installOffer: offer });
  dispatchEvent(new Event("atrium-install"));
});
void start();
