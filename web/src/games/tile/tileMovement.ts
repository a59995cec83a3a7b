import { holdBack } from "../../browser/back/layers.ts";
import { nextTask } from "../../browser/nextTask.ts";
import { prefersReducedMotion } from "../../ui/motion/useReducedMotion.ts";
import { openGameIn } from "../play/gamePath.ts";
import "./tileMovement.css";

/** The page stands still while the game's window is coming. The movement is given up this long after the tap. */
const PATIENCE_MS = 120;
/** The screen under a game that was a page of its own is back after this time at the latest. */
const RETURN_MS = 2_000;
/** The long frames of the page's first seconds take 120 to 400 ms on a desktop, and over 1,200 on a phone four times slower. */
const FIRST_MS = 5_000;
const SLOW_FRAMES_MS = 700;
const LONG_FRAME = "long-animation-frame";
const STAGE = "[data-stage]";
const DIALOG = "[role=dialog]";

/** The game that the latest tile has opened. */
let opened: string | undefined;
/** The page's first frames took too long, or a game came too late for its movement: on this device it would only delay games. */
let isTooSlow = false;

const canMove = () => "startViewTransition" in document && !isTooSlow && !prefersReducedMotion();
const named = (element: HTMLElement | undefined, name: "game" | "") =>
  element?.style.setProperty("view-transition-name", name);

/** What grows out of the tile: the window of the game, or the part of the page that has it. */
const stage = () => document.querySelector(STAGE)?.closest<HTMLElement>(`${DIALOG}, main`) ?? undefined;

const isInView = (element: Element) => {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

/** The picture of a game's tile that can be seen. */
const pictureOf = (gameId: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-game="${CSS.escape(gameId)}"] > :first-child`)].find(isInView);

/** Gives the focus back to the tile of a game, unless something else has it by then. */
async function returnFocus(gameId: string): Promise<void> {
  await until(() => !stage() && pictureOf(gameId) !== undefined, RETURN_MS);
  await nextTask();
  if (document.activeElement !== document.body) return;
  pictureOf(gameId)?.querySelector<HTMLElement>("[data-opens]")?.focus({ preventScroll: true });
}

/** Resolves when the document is as wanted (true), or the patience is over. */
const until = (isSo: () => boolean, patienceMs: number) =>
  new Promise<boolean>((resolve) => {
    const end = (isInTime: boolean) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(isInTime);
    };
    const observer = new MutationObserver(() => isSo() && end(true));
    const timer = setTimeout(() => end(false), patienceMs);
    observer.observe(document.body, { childList: true, subtree: true });
    if (isSo()) end(true);
  });

/** Shows a change of the page as one movement of what has the name before and after it. */
function move(change: () => Promise<HTMLElement | undefined>): void {
  let moved: HTMLElement | undefined;
  const transition = document.startViewTransition(async () => {
    moved = await change();
    named(moved, "game");
    // Without a movement, the next frame shows the page as it is.
    if (!moved) transition.skipTransition();
  });
  // It is skipped where two things have the name, or the page was hidden: the change has been made.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => named(moved, ""));
}

/** A tile opens its game. `isReady` says whether the game's window can come at once. */
function handleClick({ target }: MouseEvent, isReady: () => boolean): void {
  const tile = target instanceof Element ? target.closest("[data-opens]")?.closest<HTMLElement>("[data-game]") : null;
  opened = tile?.dataset.game ?? opened;
  const picture = tile && opened ? pictureOf(opened) : undefined;
  if (!picture || !canMove() || !isReady()) return;
  const tapped = performance.now();
  const dialogs = document.querySelectorAll(DIALOG).length;
  named(picture, "game");
  move(async () => {
    const hasCome = () => stage() !== undefined || document.querySelectorAll(DIALOG).length > dialogs;
    if (!(await until(hasCome, tapped + PATIENCE_MS - performance.now()))) isTooSlow = true;
    named(picture, "");
    return stage();
  });
}

let isRepeated = false;

/** Back from a game returns into its tile: true when the router hears of it later, when the browser has a picture of the game. */
function handleBack(event: PopStateEvent): boolean {
  const from = stage();
  const isInGame = location.pathname === "/game" || openGameIn(new URLSearchParams(location.search)) !== null;
  if (isRepeated || !from || !opened || isInGame) return false;
  const gameId = opened;
  void returnFocus(gameId);
  if (!canMove()) return false;
  named(from, "game");
  move(async () => {
    named(from, "");
    isRepeated = true;
    dispatchEvent(new PopStateEvent("popstate", { state: event.state }));
    isRepeated = false;
    await until(() => stage() === undefined, PATIENCE_MS);
    // The screen gets its place back.
    await nextTask();
    return pictureOf(gameId);
  });
  return true;
}

/** Finds out before the first tap whether the device is slow, where the browser tells of long frames. Returns how to end it. */
function watchFirstFrames(): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(LONG_FRAME)) return () => undefined;
  let ms = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) if (startTime < FIRST_MS) ms += duration;
    isTooSlow ||= ms > SLOW_FRAMES_MS;
  });
  observer.observe({ type: LONG_FRAME, buffered: true });
  return () => observer.disconnect();
}

/**
 * Makes a tile grow into its game, and the game return into the tile; nothing in browsers without view transitions, nor for
 * those who want less motion.
 */
export function watchTiles(isReady: () => boolean): () => void {
  const handle = (event: MouseEvent) => handleClick(event, isReady);
  document.addEventListener("click", handle, { capture: true });
  holdBack(handleBack);
  const stopFrames = watchFirstFrames();
  return () => {
    stopFrames();
    document.removeEventListener("click", handle, { capture: true });
    holdBack(() => false);
  };
}
