import type { ServerResponse } from "node:http";
import { networkOf } from "@atrium/schema/networkOf";
import type { SocialProviderKind } from "../../__generated__/types.ts";
import type { Caller } from "../../edge/http/caller.ts";
import { bringsCookies } from "../../edge/http/crossSite.ts";
import { sendProblem } from "../../edge/http/problem.ts";
import { sendRedirectPage } from "../../edge/http/redirectPage.ts";
import type { Route } from "../../edge/http/route.ts";
import type { RouteParts } from "../../graph/domain.ts";
import type { Context, IncomingRequest } from "../../request/context.ts";
import type { Bucket } from "../../sharedState/sharedState.ts";
import { siteUpstream } from "../../site/site.upstream.ts";
import { continueTrace } from "../../telemetry/trace.ts";
import { showDevice } from "../knownDevice.ts";
import { continueLogin } from "../login.ts";
import { isFirstUse, keepJourney, keepRegisterTicket, takeJourney } from "./social.cookies.ts";
import { registerTicketIn, socialUpstream } from "./social.upstream.ts";
import { callbackPath, isCancelled, socialNetworks, startPath } from "./socialNetworks.ts";

const answerLimitMs = 20_000;
const longestPath = 500;
const anyOrigin = "http://atrium.invalid";
/**
 * Returns from a social network that visitors of one address or IPv6 network may make: 60 at once, then one a second.
 * Each makes the gateway ask the social network.
 */
const arrivals: Bucket = { limit: 60, perSecond: 1 };

/** The routes that start and finish logins with social networks. */
export function socialRoutes(parts: RouteParts): Record<string, Route> {
  return Object.fromEntries(
    networksOf(parts).kinds.flatMap((kind) => [
      [startPath(kind), start(parts, kind)],
      [callbackPath(kind), callback(parts, kind)],
    ]),
  );
}

/** Only a path of the web client, so that a login can't redirect to another site. */
export function pathOnly(returnTo: string | null): string {
  if (returnTo === null || returnTo.length > longestPath || !/^\/[^\s\\\p{Cc}]*$/u.test(returnTo)) return "/";
  const url = URL.parse(returnTo, anyOrigin);
  if (url?.origin !== anyOrigin) return "/";
  const path = url.pathname + url.search;
  // Browsers read the path again: `/.//host` has become `//host`, which is another site.
  return URL.parse(path, anyOrigin)?.href === anyOrigin + path ? path : "/";
}

const start =
  (parts: RouteParts, kind: SocialProviderKind): Route =>
  async (req, res, caller, search, headers) => {
    if (!isRead(req.method, res, headers)) return;
    try {
      const opened = await open(parts, req.headers, caller);
      const context = opened.value;
      const { features } = await context.upstream(siteUpstream).permission();
      // Another site may not start a login. Its visitors get the login page.
      if (caller.site === "foreign" || !features.socialLogin) return sendRedirectPage(res, "/login", headers);
      const { url, underWay } = await networksOf(parts).begin(kind, redirectUri(parts, kind, caller));
      const returnTo = pathOnly(new URLSearchParams(search).get("returnTo"));
      await keepJourney(context, { ...underWay, provider: kind, returnTo });
      res.writeHead(303, {
        ...headers,
        location: url.href,
        "cache-control": "no-store",
        "set-cookie": [...opened.cookies()],
      });
      res.end();
    } catch (error) {
      // The platform or the network is down. A person who pressed a button gets a page.
      warnOf(parts, kind, error, caller);
      sendRedirectPage(res, outcomePath("failed"), headers);
    }
  };

const callback =
  (parts: RouteParts, kind: SocialProviderKind): Route =>
  async (req, res, caller, search, headers) => {
    if (!isRead(req.method, res, headers)) return;
    const opened = await open(parts, req.headers, caller);
    const next = await arrive(parts, kind, opened.value, caller, search).catch((error: unknown) => {
      if (!isCancelled(error)) warnOf(parts, kind, error, caller);
      return outcomePath(isCancelled(error) ? "cancelled" : "failed");
    });
    sendRedirectPage(res, next, { ...headers, "set-cookie": [...opened.cookies()] });
  };

/** Logs in, and returns the path of the next page. */
async function arrive(
  parts: RouteParts,
  kind: SocialProviderKind,
  context: Context,
  caller: Caller,
  search: string,
): Promise<string> {
  const journey = await takeJourney(context, kind);
  if (journey === null) throw new Error("This browser has not started this login, or its time is over.");
  const visitors = `social:${networkOf(caller.clientIp)}`;
  const { isAllowed } = await context.uncached().services.sharedState.take(visitors, arrivals, 1);
  if (!isAllowed) throw new Error("Too many logins came back from this network.");
  if (!(await isFirstUse(context, journey))) throw new Error("This login was continued before.");
  const back = new URL(`${redirectUri(parts, kind, caller)}?${search}`);
  const idToken = await networksOf(parts).finish(kind, back, journey);
  await showDevice(context);
  try {
    const login = await context.upstream(socialUpstream).logIn({ provider: kind, idToken, nonce: journey.nonce });
    const next = await continueLogin(context, login);
    if (next === "session") return journey.returnTo;
    const secondStep = outcomePath("secondFactor");
    return journey.returnTo === "/" ? secondStep : withParam(secondStep, "returnTo", journey.returnTo);
  } catch (error) {
    const ticket = registerTicketIn(error);
    if (ticket === undefined) throw error;
    await keepRegisterTicket(context, ticket);
    return withParam("/register", "social", kind.toLowerCase());
  }
}

const outcomePath = (outcome: "cancelled" | "failed" | "secondFactor") => withParam("/login", "social", outcome);

function withParam(path: string, name: string, value: string): string {
  const url = new URL(path, anyOrigin);
  url.searchParams.set(name, value);
  return url.pathname + url.search;
}

function redirectUri({ config }: RouteParts, kind: SocialProviderKind, { isSecure, host }: Caller): string {
  const origin = config.ownOrigins[0] ?? `${isSecure ? "https" : "http"}://${host}`;
  return new URL(callbackPath(kind), origin).href;
}

function open(parts: RouteParts, headers: IncomingRequest["headers"], caller: Caller) {
  return parts.openContext({
    headers,
    bringsCookies: bringsCookies(headers, caller),
    caller,
    trace: continueTrace(undefined, undefined),
    signal: AbortSignal.timeout(answerLimitMs),
  });
}

function isRead(method: string | undefined, res: ServerResponse, headers: Readonly<Record<string, string>>): boolean {
  if (method === "GET") return true;
  sendProblem(res, 405, "Only GET is allowed.", { ...headers, allow: "GET" });
  return false;
}

const networksOf = ({ services }: RouteParts) => services.of(socialNetworks);

function warnOf({ warn }: RouteParts, network: SocialProviderKind, error: unknown, { requestId }: Caller): void {
  warn("social login", { network, requestId, reason: reasonOf(error) });
}

/** The kind of an error, without its message: a network's answer may contain tokens. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? `${error.name} ${error.code}` : error.name;
}
