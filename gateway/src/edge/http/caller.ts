import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isIP } from "node:net";
import proxyAddr from "@fastify/proxy-addr";
import type { TrustsProxy } from "../../config/trustedProxies.ts";

/** How callers are read from requests. */
export interface CallerOptions {
  /** Reverse proxies that may set `X-Forwarded-For`, `-Proto` and `-Host`. Others are ignored. */
  trustsProxy: TrustsProxy;
  /** Further origins of the gateway's own pages, for proxies that rewrite `Host`. */
  ownOrigins: ReadonlySet<string>;
  /** Whether an origin is a partner's. */
  isPartnerOrigin(origin: string): boolean;
  /** Called for a request that a proxy passed on, of a sender that may not set its headers. */
  onUntrusted?(address: string): void;
}

/**
 * The origin of a request as its browser states it: `none` is no browser, or a page that a person opened; `own` is this
 * origin; `partner` is a configured origin; `foreign` is any other site, including sister domains.
 */
type Site = "none" | "own" | "partner" | "foreign";

/** The caller of a request, as far as HTTP shows it. */
export interface Caller {
  requestId: string;
  clientIp: string;
  isSecure: boolean;
  /** The host as the caller wrote it. */
  host: string;
  site: Site;
  origin: string | undefined;
}

/** A random UUID for each request costs more. These ids need not be secret; they must only differ between processes. */
const idPrefix = randomBytes(9).toString("base64url");
let lastId = 0;

function nextRequestId(): string {
  lastId += 1;
  return `${idPrefix}.${lastId}`;
}

const requestIdForm = /^[A-Za-z0-9._-]{8,64}$/;

/** Headers with which proxies pass a request on. */
const forwarding = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "cf-connecting-ip", "via"];

/** Whether a proxy passed the request on. */
export const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  forwarding.some((name) => headers[name] !== undefined);

/** Reads the caller from a request. The caller's own request id is kept when it is safe in a log line. */
export function callerOf(req: IncomingMessage, options: CallerOptions): Caller {
  const { headers } = req;
  const given = headers["x-request-id"];
  const { remoteAddress = "" } = req.socket;
  const forwarded = remoteAddress !== "" && options.trustsProxy(remoteAddress, 0) ? headers : undefined;
  if (forwarded === undefined && isForwarded(headers)) options.onUntrusted?.(remoteAddress);
  const isSecure = nearestOf(forwarded?.["x-forwarded-proto"]) === "https" || "encrypted" in req.socket;
  const host = nearestOf(forwarded?.["x-forwarded-host"]) ?? headers.host ?? "";
  const origin = headers.origin;
  return {
    requestId: typeof given === "string" && requestIdForm.test(given) ? given : nextRequestId(),
    clientIp: forwarded === undefined ? remoteAddress : clientAddress(req, options.trustsProxy),
    isSecure,
    host,
    site: siteOf(headers, `${isSecure ? "https" : "http"}://${host}`, options),
    origin,
  };
}

function siteOf(headers: IncomingHttpHeaders, ownOrigin: string, options: CallerOptions): Site {
  const { origin } = headers;
  const fetchSite = headers["sec-fetch-site"];
  // Browsers set this header and pages can't. It is also right behind a proxy that replaces the host.
  if (fetchSite === "same-origin") return "own";
  if (origin !== undefined) {
    if (origin === ownOrigin || options.ownOrigins.has(origin)) return "own";
    return options.isPartnerOrigin(origin) ? "partner" : "foreign";
  }
  return fetchSite === undefined || fetchSite === "none" ? "none" : "foreign";
}

/** The address that the outermost trusted proxy saw. Addresses before it are the caller's claim. */
function clientAddress(req: IncomingMessage, trustsProxy: TrustsProxy): string {
  const address = proxyAddr(req, trustsProxy);
  if (isIP(address) !== 0) return address;
  // Some proxies add the port. Other texts are no address.
  const bare = address.replace(/:\d+$/, "").replace(/^\[(.*)\]$/, "$1");
  return isIP(bare) === 0 ? (req.socket.remoteAddress ?? "") : bare;
}

/** The value of the nearest proxy, which is the last one. The values before it may be the caller's claim. */
function nearestOf(value: string | string[] | undefined): string | undefined {
  return (Array.isArray(value) ? value.at(-1) : value)?.split(",").at(-1)?.trim();
}
