import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** How the caller's side of a request is read. */
export interface CallerOptions {
  /** Whether a reverse proxy in front sets `X-Forwarded-For`, `-Proto` and `-Host`; else they are anybody's word. */
  trustProxy: boolean;
  /** Origins of our own besides the one a request names as its host, for set-ups that rewrite `Host`. */
  ownOrigins: ReadonlySet<string>;
  /** Partners' origins, exact. */
  partnerOrigins: ReadonlySet<string>;
}

/**
 * Where a browser says that a request comes from: `none` is not a browser, or a page that a person opened;
 * `own` is this origin; `partner` is on the list; `foreign` is any other site, sister domains among them.
 */
type Site = "none" | "own" | "partner" | "foreign";

/** Who is asking, as far as HTTP tells. */
export interface Caller {
  requestId: string;
  clientIp: string;
  isSecure: boolean;
  /** The host as the caller wrote it. */
  host: string;
  site: Site;
  origin: string | undefined;
}

const requestIdForm = /^[A-Za-z0-9._-]{8,64}$/;

/** A caller's own request id is kept when it is harmless in a log line. */
export function callerOf(req: IncomingMessage, options: CallerOptions): Caller {
  const { headers } = req;
  const given = headers["x-request-id"];
  const forwarded = options.trustProxy ? headers : {};
  const isSecure = forwarded["x-forwarded-proto"] === "https" || "encrypted" in req.socket;
  const host = firstOf(forwarded["x-forwarded-host"]) ?? headers.host ?? "";
  const origin = headers.origin;
  return {
    requestId: typeof given === "string" && requestIdForm.test(given) ? given : randomUUID(),
    clientIp: lastHop(forwarded) ?? req.socket.remoteAddress ?? "",
    isSecure,
    host,
    site: siteOf(headers, `${isSecure ? "https" : "http"}://${host}`, options),
    origin,
  };
}

function siteOf(headers: IncomingHttpHeaders, ownOrigin: string, options: CallerOptions): Site {
  const { origin } = headers;
  const fetchSite = headers["sec-fetch-site"];
  // Browsers write it, pages can't; it holds also where a proxy in between has put another host's name in place of ours.
  if (fetchSite === "same-origin") return "own";
  if (origin !== undefined) {
    if (origin === ownOrigin || options.ownOrigins.has(origin)) return "own";
    return options.partnerOrigins.has(origin) ? "partner" : "foreign";
  }
  return fetchSite === undefined || fetchSite === "none" ? "none" : "foreign";
}

/** The address that our own proxy saw; the ones before it in the list are what the caller claimed. */
function lastHop(headers: IncomingHttpHeaders): string | undefined {
  const hops = headers["x-forwarded-for"];
  return (Array.isArray(hops) ? hops.join(",") : hops)?.split(",").at(-1)?.trim() || undefined;
}

function firstOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
