import type { IncomingHttpHeaders } from "node:http";
import type { Caller } from "./caller.ts";
import { Refusal } from "./refusal.ts";

/**
 * A header that the web client sends. Its value does not matter: a page of another site can't send it without a
 * preflight.
 */
export const csrfHeader = "x-atrium-csrf";

/**
 * Refuses requests that a page of another site could have caused.
 *
 * - A browser's request from a site that is neither the gateway's own nor a partner's is refused, also when it only
 *   reads.
 * - A POST from a browser on the own origin, and any POST with the gateway's cookies, needs the CSRF header.
 * - A partner's page gets no cookies (see `bringsCookies`). It sends a bearer token and JSON, which both require a
 *   preflight.
 * - A caller that is no browser and sends no cookies has nothing that another site could abuse.
 */
export function refuseCrossSite(method: string, headers: IncomingHttpHeaders, caller: Caller): void {
  if (caller.site === "foreign") {
    throw new Refusal("CSRF_REJECTED", "Requests from this site are not accepted.");
  }
  if (method !== "POST" || caller.site === "partner" || headers[csrfHeader] !== undefined) return;
  if (caller.site === "own" || headers.cookie?.includes("__Host-atrium")) {
    throw new Refusal("CSRF_REJECTED", "The header X-Atrium-Csrf is missing.");
  }
}

/** Whether the request's cookies are used: never for a partner's page, never beside an Authorization header. */
export function bringsCookies(headers: IncomingHttpHeaders, caller: Caller): boolean {
  return headers.cookie !== undefined && headers.authorization === undefined && caller.site !== "partner";
}

/**
 * Headers that let a partner's page read an answer. Credentials are never allowed, because partners have no cookies.
 */
export function corsHeaders(caller: Caller): Record<string, string> {
  if (caller.site !== "partner" || caller.origin === undefined) return { vary: "Origin, Accept-Encoding" };
  return {
    "access-control-allow-origin": caller.origin,
    "access-control-expose-headers": "X-Request-Id, Retry-After, RateLimit, RateLimit-Policy",
    "cross-origin-resource-policy": "cross-origin",
    vary: "Origin, Accept-Encoding",
  };
}

/** Headers that answer a preflight. Without them the browser does not send the request. */
export function preflightHeaders(caller: Caller): Record<string, string> {
  if (caller.site !== "partner") return { vary: "Origin, Accept-Encoding" };
  return {
    ...corsHeaders(caller),
    "access-control-allow-methods": "GET, POST",
    "access-control-allow-headers":
      "Authorization, Content-Type, Last-Event-ID, X-Atrium-Csrf, X-Atrium-Language, X-Atrium-Missed-Ms, X-Atrium-Partner-Key, X-Atrium-Partner-Version, X-Atrium-Price, X-Atrium-Tab, X-Request-Id, Traceparent, Tracestate",
    "access-control-max-age": "7200",
  };
}
