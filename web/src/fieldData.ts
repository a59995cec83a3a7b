import { matchRoutes, type RouteObject } from "react-router-dom";
import { onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import { speedConsent } from "./site/speedConsent.ts";
import { isPhone } from "./ui/layout/usePhone.ts";

/** Calls back with each value of a measure that may be the last one. */
type Watch = (tell: (metric: { name: string; value: number }) => void) => void;

/** The pattern of the route on which the page began, such as `/promotions/:id`: the address itself may name somebody. */
function routePattern(routes: RouteObject[]): string {
  const [entry] = performance.getEntriesByType("navigation");
  const { pathname } = new URL(entry?.name ?? location.href);
  const segments = (matchRoutes(routes, pathname) ?? []).flatMap(({ route, params }) =>
    (route.path ?? "").split("/").filter((one) => !one.endsWith("?") || params[one.slice(1, -1)] !== undefined),
  );
  return `/${segments.filter(Boolean).join("/").replaceAll("?", "")}`;
}

/**
 * Sends how fast the page was (LCP, INP, TTFB) and how much it moved (CLS) to the gateway, once, when the visitor leaves it
 * and has agreed. Without cookies, unlike a beacon.
 */
export function reportSpeed(routes: RouteObject[], watches: readonly Watch[] = [onLCP, onINP, onTTFB, onCLS]): void {
  const route = routePattern(routes);
  const values = new Map<string, number>();
  for (const watch of watches) watch(({ name, value }) => values.set(name, Math.round(value * 1000) / 1000));
  const send = () => {
    if (document.visibilityState !== "hidden" || values.size === 0) return;
    document.removeEventListener("visibilitychange", send);
    if (!speedConsent.isAsked || !speedConsent.isGiven()) return;
    const device = isPhone() ? "phone" : "desktop";
    fetch("/vitals", {
      method: "POST",
      keepalive: true,
      credentials: "omit",
      headers: { "content-type": "application/json", "x-atrium-csrf": "1" },
      body: JSON.stringify({ route, device, ...Object.fromEntries(values) }),
    }).catch(() => undefined);
  };
  document.addEventListener("visibilitychange", send);
}
