import { ExpirationPlugin } from "workbox-expiration";
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";
import { keptBrandName } from "./brandName.ts";
import { openNotice, showNotice } from "./notices.ts";

declare const self: ServiceWorkerGlobalScope;
/** The shell's files, as `build/serviceWorker.ts` lists them. */
declare const SHELL_FILES: PrecacheEntry[];

/** The plain page. The gateway's page holds a visitor's own data and is never cached. */
const SHELL = "/index.html";
/** Paths that are not pages of the client. */
const NOT_OURS = [/^\/(auth|graphql|graphiql|health|metrics|sandbox|upload)(\/|$|\?)/];
const MOST_ASSETS = 200;

cleanupOutdatedCaches();
// Only the listed addresses: `/` is a page, not a file.
precacheAndRoute(SHELL_FILES, { cleanURLs: false, directoryIndex: "", ignoreURLParametersMatching: [] });

// Their names change with their content. The gateway's answers are never cached.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({
    cacheName: "assets",
    plugins: [new ExpirationPlugin({ maxEntries: MOST_ASSETS, purgeOnQuotaError: true })],
  }),
);

registerRoute(
  new NavigationRoute(new NetworkOnly({ plugins: [{ handlerDidError: () => matchPrecache(SHELL) }] }), {
    denylist: NOT_OURS,
  }),
);
// The preload below has sent these requests already. Without an answer from here the browser would send them again, and
// the callback of a social login works once.
registerRoute(new NavigationRoute(new NetworkOnly(), { allowlist: NOT_OURS }));

self.addEventListener("activate", (event) => {
  // Navigation requests start without waiting for this worker.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

// Activate only on request, so that a running game is never interrupted.
self.addEventListener("message", ({ data }) => {
  if (data === "renew") void self.skipWaiting();
});

self.addEventListener("push", (event) => {
  const show = async () => showNotice(self.registration, event.data?.text(), await keptBrandName(self.caches));
  event.waitUntil(show());
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openNotice(self.clients, event.notification.data));
});
