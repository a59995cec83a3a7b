import { prepareFormats } from "./i18n/prepareFormats.ts";
import { startFailureId } from "./shell/startFailure.ts";

/** Longest wait for the first screen's picture. */
const PICTURE_MS = 500;

/**
 * The font's second file has the sign of the đồng. A font that comes while the screen is there makes the browser lay it
 * out again as a whole.
 */
const LETTERS = '1em "Plus Jakarta Sans"';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Waits until the page's skeleton with its picture is painted: nothing that a visitor does not see yet comes before it. */
async function painted(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>("#root [data-first] img");
  if (picture && !picture.complete) {
    const loaded = new Promise((resolve) => {
      picture.addEventListener("load", resolve);
      picture.addEventListener("error", resolve);
    });
    await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, PICTURE_MS))]);
  }
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await nextTask();
}

/** The scripts of the first screen that the gateway lists in the page, in the order in which they can run. */
function listedScripts(): string[] {
  const list = document.querySelector<HTMLScriptElement>("script#first-scripts");
  return list ? JSON.parse(list.text) : [];
}

async function start(): Promise<void> {
  // A page in the background is not painted, so it does not wait.
  if (document.visibilityState === "visible") await painted();
  const formats = prepareFormats();
  void document.fonts.load(LETTERS, "₫").catch(() => undefined);
  const scripts = listedScripts();
  for (const href of scripts) {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }),
    );
  }
  // One task for each file, so that the page reacts to taps in between. A file that fails is requested again below.
  for (const href of scripts) {
    await import(/* @vite-ignore */ href).catch(() => undefined);
    await nextTask();
  }
  const load = () => import("./main.tsx");
  const client = await load().catch(load);
  await client.start(formats);
}

/** Says on the page that the client can't be started. */
function sayFailure(error: unknown): void {
  const notice = document.getElementById(startFailureId);
  if (notice) notice.hidden = false;
  notice?.querySelector("button")?.addEventListener("click", () => location.reload());
  reportError(error);
}

// Browsers send this event once, and early; the menu offers the installation later.
addEventListener("beforeinstallprompt", (offer) => {
  offer.preventDefault();
  Object.assign(globalThis, { installOffer: offer });
  dispatchEvent(new Event("atrium-install"));
});
start().catch(sayFailure);
