import { useEffect, useState } from "react";

const LOOK_EVERY_MS = 3_600_000;

/**
 * Keeps the service worker that opens the shell without a network. Returns how to change to a new version when one is
 * ready: nothing changes under a visitor's hands.
 */
export function useNewVersion(): (() => void) | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isOver = false;
    navigator.serviceWorker.register("/sw.js").then(
      (registration?: ServiceWorkerRegistration) => {
        // A browser that a program drives may be told to take no workers: it answers nothing.
        if (isOver || !registration) return;
        // The very first worker is no news.
        const offer = () => navigator.serviceWorker.controller && setWaiting(registration.waiting);
        const follow = () => registration.installing?.addEventListener("statechange", offer);
        offer();
        follow();
        registration.addEventListener("updatefound", follow);
        timer = setInterval(() => registration.update().catch(() => undefined), LOOK_EVERY_MS);
      },
      // Some browsers forbid it in private windows: everything works without.
      () => undefined,
    );
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, []);

  if (waiting === null) return null;
  return () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("renew");
  };
}
