import { emitSignal } from "./signals.ts";

const RELOADED_AT = "reloadedForVersion";
/** If the new page does not know the gateway's documents either, it must not reload again and again. */
const ONCE_IN_MS = 600_000;
/** A visitor could lose something in these: text that was typed, a bet, a round of a game, a conversation. */
const OCCUPIED = "main form, [role=dialog], [role=alertdialog], iframe";

/**
 * Called when the gateway does not know this build's documents any more. Reloads the page if the visitor loses nothing
 * by it, once; otherwise the visitor is offered the new version.
 */
export function meetNewVersion(): void {
  if (document.querySelector(OCCUPIED) !== null || wasReloaded()) {
    emitSignal("outdated", true);
    return;
  }
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
}

const wasReloaded = () => Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < ONCE_IN_MS;
