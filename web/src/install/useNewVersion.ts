import { useEffect, useState } from "react";
import { onSignal } from "../relay/network/signals.ts";

const LOOK_EVERY_MS = 3_600_000;

let isOutdated = false;
// The signal may come before a component listens.
onSignal("outdated", () => {
  isOutdated = true;
});

/**
 * Registers the service worker that opens the shell without a network. Returns a function that switches to a new
 * version when one is ready, or when the gateway does not know this version any more; nothing changes without the
 * visitor's consent.
 */
export function useNewVersion(): (() => void) | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  const [mustReload, setMustReload] = useState(isOutdated);
  useEffect(() => onSignal("outdated", setMustReload), []);
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isOver = false;
    navigator.serviceWorker.register("/sw.js").then(
      (registration?: ServiceWorkerRegistration) => {
        // Automated browsers may refuse service workers and resolve with undefined.
        if (isOver || !registration) return;
        // The first worker of a device is not a new version.
        const offer = () => navigator.serviceWorker.controller && setWaiting(registration.waiting);
        const follow = () => registration.installing?.addEventListener("statechange", offer);
        offer();
        follow();
        registration.addEventListener("updatefound", follow);
        timer = setInterval(() => registration.update().catch(() => undefined), LOOK_EVERY_MS);
      },
      // Some browsers refuse it in private windows; the client works without.
      () => undefined,
    );
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, []);

  if (waiting === null) return mustReload ? () => location.reload() : null;
  return () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("renew");
  };
}
