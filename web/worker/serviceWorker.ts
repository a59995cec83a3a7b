import { ExpirationPlugin } from "workbox-expiration";
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";

declare const self: ServiceWorkerGlobalScope;
/** The shell's files, as `build/serviceWorker.ts` lists them. */
declare const SHELL_FILES: PrecacheEntry[];

/** The plain page: the one that the gateway sends has a visitor's own data in it, and is never kept. */
const SHELL = "/index.html";
/** What answers here is no page of the client's. */
const NOT_OURS = [/^\/(auth|graphql|graphiql|health|metrics|sandbox|upload)(\/|$|\?)/];
const MOST_ASSETS = 200;

cleanupOutdatedCaches();
// Nothing but the very addresses that are listed: `/` is a page, not a file.
precacheAndRoute(SHELL_FILES, { cleanURLs: false, directoryIndex: "", ignoreURLParametersMatching: [] });

// Their names change with their content. Answers of the gateway are not among them, and stay out of every cache.
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

self.addEventListener("activate", (event) => {
  // The network doesn't wait for this worker to wake up.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

// Only when somebody asked for the new version: never under a game that is running.
self.addEventListener("message", ({ data }) => {
  if (data === "renew") void self.skipWaiting();
});
