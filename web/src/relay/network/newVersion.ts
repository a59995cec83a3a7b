import { VISITOR_PREFIX } from "../../browser/tabMemory.ts";
import { emitSignal } from "./signals.ts";

const RELOADED_AT = `${VISITOR_PREFIX}reloadedForVersion`;
/** If the new page does not know the gateway's documents either, it must not reload again and again. */
const ONCE_IN_MS = 600_000;
/** A visitor could lose something in these: text that was typed, a bet, a round of a game, a conversation. */
const OCCUPIED = "main form, [role=dialog], [role=alertdialog], iframe";

/**
 * Called when the gateway does not know this build's documents any more. Reloads the page if the visitor loses nothing
 * by it, once; otherwise the visitor is offered the new version.
 */
export function meetNewVersion(): void {
  if (document.querySelector(OCCUPIED) === null && isFirstReload()) location.reload();
  else emitSignal("outdated", true);
}

/** Notes the reload; false where the browser forbids storage, because the new page could not know of it. */
function isFirstReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < ONCE_IN_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
