import type { IncomingHttpHeaders } from "node:http";
import type { Caller } from "./caller.ts";
import { Refusal } from "./refusal.ts";

/** The header that our own pages send; its value doesn't matter, only that another site's page can't send it unasked. */
export const csrfHeader = "x-atrium-csrf";

/**
 * Refuses what a page of another site could have made a browser send.
 *
 * - A browser's request from a site that is neither ours nor a partner's is refused, also when it only reads.
 * - A POST from a browser on our own origin, and any POST that brings our cookies, needs the CSRF header.
 * - A partner's page gets no cookies (see `bringsCookies`): it sends a bearer token, and JSON, which both take a preflight.
 * - What is not a browser and brings no cookies has nothing that could be abused.
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

/** Whether cookies count: never for a partner's page, never beside an Authorization header. */
export function bringsCookies(headers: IncomingHttpHeaders, caller: Caller): boolean {
  return headers.cookie !== undefined && headers.authorization === undefined && caller.site !== "partner";
}

/** Headers by which a partner's page may read an answer. Credentials are never allowed: partners have no cookies. */
export function corsHeaders(caller: Caller): Record<string, string> {
  if (caller.site !== "partner" || caller.origin === undefined) return { vary: "Origin, Accept-Encoding" };
  return {
    "access-control-allow-origin": caller.origin,
    "access-control-expose-headers": "X-Request-Id, Retry-After",
    "cross-origin-resource-policy": "cross-origin",
    vary: "Origin, Accept-Encoding",
  };
}

/** Headers that answer a preflight; without them the browser does not send the request. */
export function preflightHeaders(caller: Caller): Record<string, string> {
  if (caller.site !== "partner") return { vary: "Origin, Accept-Encoding" };
  return {
    ...corsHeaders(caller),
    "access-control-allow-methods": "GET, POST",
    "access-control-allow-headers":
      "Authorization, Content-Type, X-Atrium-Csrf, X-Atrium-Language, X-Atrium-Partner-Key, X-Request-Id, Traceparent, Tracestate",
    "access-control-max-age": "7200",
  };
}
