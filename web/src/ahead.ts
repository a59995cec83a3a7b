import { type createBrowserRouter, matchRoutes, type Params } from "react-router-dom";
import { createOperationDescriptor, PreloadableQueryRegistry } from "relay-runtime";
import { loadChunk, loadLater } from "./browser/loadChunk.ts";
import { savesData } from "./browser/savesData.ts";
import { GamePopup, needsPage } from "./games/launch/PlayProvider.tsx";
import { gamePath } from "./games/play/gamePath.ts";
import { watchTiles } from "./games/tile/tileMovement.ts";
import { askAhead } from "./relay/network/answersAhead.ts";
import { environment } from "./relay/network/environment.ts";
import { gatewayRequest } from "./relay/network/request.ts";
import type { ScreenHandle } from "./relay/queryRoute.tsx";
import { laterRoutes } from "./routes.tsx";
import { speedConsent } from "./site/speedConsent.ts";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "routes" | "state">;

/** A mouse or the focus that only passes over a link opens nothing; a finger that scrolls ends its touch sooner. */
const DWELL_MS = { hover: 80, touch: 50, press: 0 };
const GIVE_UP_MS = 10_000;
/** At most this many screens are begun in this time, and each once, so that a mouse that wanders spends little of the visitor's budget. */
const MOST = 6;
const PER_MS = 10_000;

/**
 * Begins to load code and data of the screen or game behind a link or a tile when a mouse rests on it, the focus comes to it
 * or it is pressed. Not for visitors who save data or whose connection is slow.
 */
export function watchLinks(router: Router): () => void {
  keepStyles();
  const stopTiles = watchTiles(() => needsPage() || GamePopup.isReady());
  if (speedConsent.isGiven())
    loadLater(() => import("./fieldData.ts")).then((part) => part.reportSpeed(router.routes), ignore);
  let begun: { at: number; href: string }[] = [];
  let pointedAt: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (url: URL, isGame: boolean) => {
    const now = performance.now();
    begun = begun.filter(({ at }) => now - at < PER_MS);
    if (begun.length >= MOST || begun.some(({ href }) => href === url.href)) return;
    if (!navigator.onLine || savesData() || isSlow()) return;
    begun.push({ at: now, href: url.href });
    if (isGame && !needsPage()) GamePopup.ahead().catch(ignore);
    prepare(url, router).catch(ignore);
  };
  const point = (target: EventTarget | null, way: keyof typeof DWELL_MS) => {
    const { url, isGame } = addressOf(target) ?? {};
    if (way === "hover" && url?.href === pointedAt) return;
    clearTimeout(timer);
    pointedAt = url?.href;
    if (url) timer = setTimeout(() => begin(url, isGame === true), DWELL_MS[way]);
  };
  const handlers = {
    pointerover: ({ pointerType, target }: PointerEvent) => pointerType === "mouse" && point(target, "hover"),
    pointerdown: ({ pointerType, target, button }: PointerEvent) =>
      button === 0 && point(target, pointerType === "mouse" ? "press" : "touch"),
    // The finger scrolls.
    pointercancel: () => point(null, "touch"),
    focusin: ({ target }: FocusEvent) =>
      target instanceof Element && target.matches(":focus-visible") && point(target, "hover"),
  };
  const stopped = new AbortController();
  const { signal } = stopped;
  document.addEventListener("pointerover", handlers.pointerover, { signal, passive: true });
  document.addEventListener("pointerdown", handlers.pointerdown, { signal, passive: true });
  document.addEventListener("pointercancel", handlers.pointercancel, { signal, passive: true });
  document.addEventListener("focusin", handlers.focusin, { signal });
  return () => {
    clearTimeout(timer);
    stopTiles();
    stopped.abort();
  };
}

const ignore = () => undefined;

/** Loads the files of the styles that the gateway's page has inline: other pages find them in the cache. */
function keepStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[disabled]")) link.disabled = false;
}

/** Not every browser tells of the connection, so TypeScript does not know it. */
function isSlow(): boolean {
  const connection = "connection" in navigator ? Object(navigator.connection) : {};
  return /2g$/.test(String(connection.effectiveType));
}

/** The address that a press of an element opens in this tab. */
function addressOf(target: EventTarget | null): { url: URL; isGame: boolean } | undefined {
  if (!(target instanceof Element)) return undefined;
  const tile = target.closest<HTMLElement>("[data-game]:not([data-closed])");
  const gameId = tile?.querySelector("[data-opens]") && tile.dataset.game;
  if (gameId) return { url: new URL(gamePath({ gameId, isDemo: false }), location.origin), isGame: true };
  const link = target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return undefined;
  return { url: new URL(link.href), isGame: false };
}

const variablesOf = async ({ variables, loadVariables }: ScreenHandle, params: Params, search: URLSearchParams) =>
  (variables ?? (await loadVariables?.()))?.(params, search) ?? {};

/** Loads the code of an address's screens, and asks for what they will ask. */
async function prepare(url: URL, { routes, state }: Router): Promise<void> {
  const later = laterRoutes.find(({ under }) => under.test(`${url.pathname}/`));
  const matches = matchRoutes(later ? await loadChunk(later.load) : routes, url.pathname) ?? [];
  const shown = await Promise.all(state.matches.map((match) => questionOf(match, state.location)));
  await Promise.all(
    matches.map(async (match) => {
      const screen: ScreenHandle = match.route.handle ?? {};
      screen.load?.().catch(ignore);
      const question = await questionOf(match, url);
      if (!question || shown.some((other) => other?.key === question.key)) return;
      const { id, variables } = question;
      if (screen.fetchPolicy === "store-or-network" && isInStore(id, variables)) return;
      askAhead(id, variables, () => send(id, variables));
    }),
  );
}

/** What a route asks for. */
async function questionOf(
  { route: { handle }, params }: { route: { handle?: ScreenHandle }; params: Params },
  { pathname, search }: { pathname: string; search: string },
) {
  const id = handle?.query?.params.id;
  if (!handle || !id || handle.waitsAt?.(pathname)) return undefined;
  const variables = await variablesOf(handle, params, new URLSearchParams(search));
  return { id, variables, key: `${id} ${JSON.stringify(variables)}` };
}

function isInStore(id: string, variables: Record<string, unknown>): boolean {
  const request = PreloadableQueryRegistry.get(id);
  return !!request && environment().check(createOperationDescriptor(request, variables)).status === "available";
}

/** A refusal is no answer: the screen asks itself, and says what it gets. */
async function send(id: string, variables: Record<string, unknown>): Promise<Response> {
  const signal = AbortSignal.timeout(GIVE_UP_MS);
  const response = await fetch(gatewayRequest(id, variables, { isChange: false, signal }));
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response;
}
