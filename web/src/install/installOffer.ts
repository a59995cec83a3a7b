import { useSyncExternalStore } from "react";

/** What browsers that can install the client offer; not in TypeScript's list of events yet. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

declare global {
  /** Kept by `entry.ts`: it comes once, and often before anything else of the client runs. */
  var installOffer: InstallOffer | undefined;
}

/** Sent when there is an offer, or no longer one. */
export const INSTALL_EVENT = "atrium-install";

const listen = (listener: () => void) => {
  addEventListener(INSTALL_EVENT, listener);
  return () => removeEventListener(INSTALL_EVENT, listener);
};

/** Whether the browser offers to install the client. */
export const useCanInstall = () => useSyncExternalStore(listen, () => globalThis.installOffer !== undefined);

/** Has the browser ask; an offer is good for once. Call it from a click. */
export async function install(): Promise<void> {
  const offer = globalThis.installOffer;
  globalThis.installOffer = undefined;
  dispatchEvent(new Event(INSTALL_EVENT));
  await offer?.prompt();
}
