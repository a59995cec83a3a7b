import { useSyncExternalStore } from "react";

/** The event of browsers that can install the client; TypeScript's library does not have it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

declare global {
  /** Set by `entry.ts`, because the event comes once, and often before other code runs. */
  var installOffer: InstallOffer | undefined;
}

/** Sent when the offer appears or is used up. */
export const INSTALL_EVENT = "atrium-install";

const listen = (listener: () => void) => {
  addEventListener(INSTALL_EVENT, listener);
  return () => removeEventListener(INSTALL_EVENT, listener);
};

/** Whether the browser offers to install the client. */
export const useCanInstall = () => useSyncExternalStore(listen, () => globalThis.installOffer !== undefined);

/** Opens the browser's question; an offer works once. Call it from a click. */
export async function install(): Promise<void> {
  const offer = globalThis.installOffer;
  globalThis.installOffer = undefined;
  dispatchEvent(new Event(INSTALL_EVENT));
  await offer?.prompt();
}
