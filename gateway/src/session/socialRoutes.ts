import type { ServerResponse } from "node:http";
import type { SocialProviderKind } from "../__generated__/resolvers.ts";
import type { Caller } from "../edge/http/caller.ts";
import { bringsCookies } from "../edge/http/crossSite.ts";
import { sendProblem } from "../edge/http/problem.ts";
import { sendPassage } from "../edge/http/redirectPage.ts";
import type { Route } from "../edge/httpServer.ts";
import type { Context, IncomingRequest } from "../request/context.ts";
import { continueTrace } from "../telemetry/trace.ts";
import { enter } from "./login.ts";
import { keepJourney, keepRegisterTicket, takeJourney } from "./social.cookies.ts";
import { registerTicketIn } from "./social.upstream.ts";
import { callbackPath, isCancelled, type SocialNetworks, startPath } from "./socialNetworks.ts";

interface Parts {
  networks: SocialNetworks;
  openContext(request: IncomingRequest): Promise<{ value: Context; cookies(): string[] }>;
  /** Where our pages are, behind a proxy that rewrites `Host`. */
  ownOrigins: readonly string[];
  /** Is told why a login came to nothing: never with what was in it. */
  onFailure(network: SocialProviderKind, error: unknown, requestId: string): void;
}

const answerLimitMs = 20_000;
const longestPath = 500;

/** The routes of logins with social networks: out to them, and back. */
export function socialRoutes(parts: Parts): Record<string, Route> {
  return Object.fromEntries(
    parts.networks.kinds.flatMap((kind) => [
      [startPath(kind), start(parts, kind)],
      [callbackPath(kind), callback(parts, kind)],
    ]),
  );
}

/** Only a path of ours: a login must not become a way to another site. */
export function pathOnly(returnTo: string | null): string {
  if (returnTo === null || returnTo.length > longestPath || !/^\/(?![/\\])[^\s\\]*$/.test(returnTo)) return "/";
  const url = URL.parse(returnTo, "http://atrium.invalid");
  return url?.origin === "http://atrium.invalid" ? url.pathname + url.search : "/";
}

const start =
  (parts: Parts, kind: SocialProviderKind): Route =>
  async (req, res, caller, search, headers) => {
    if (!isRead(req.method, res, headers)) return;
    const { value: context, cookies } = await open(parts, req.headers, caller);
    const { features } = await context.upstream.site.permission();
    // Another site may not begin a login here: whoever it sends is shown the ways in.
    if (caller.site === "foreign" || !features.socialLogin) return sendPassage(res, "/login", headers);
    try {
      const { url, underWay } = await parts.networks.begin(kind, redirectUri(parts, kind, caller));
      const returnTo = pathOnly(new URLSearchParams(search).get("returnTo"));
      await keepJourney(context, { ...underWay, provider: kind, returnTo });
      res.writeHead(303, { ...headers, location: url.href, "cache-control": "no-store", "set-cookie": cookies() });
      res.end();
    } catch (error) {
      parts.onFailure(kind, error, caller.requestId);
      sendPassage(res, outcomePath("failed"), headers);
    }
  };

const callback =
  (parts: Parts, kind: SocialProviderKind): Route =>
  async (req, res, caller, search, headers) => {
    if (!isRead(req.method, res, headers)) return;
    const { value: context, cookies } = await open(parts, req.headers, caller);
    const next = await arrive(parts, kind, context, new URL(`${redirectUri(parts, kind, caller)}?${search}`)).catch(
      (error: unknown) => {
        if (!isCancelled(error)) parts.onFailure(kind, error, caller.requestId);
        return outcomePath(isCancelled(error) ? "cancelled" : "failed");
      },
    );
    sendPassage(res, next, { ...headers, "set-cookie": cookies() });
  };

/** Logs in whoever came back, and says where they go on. */
async function arrive(parts: Parts, kind: SocialProviderKind, context: Context, back: URL): Promise<string> {
  const journey = await takeJourney(context, kind);
  if (journey === null) throw new Error("This browser began no such login, or too long ago.");
  const idToken = await parts.networks.finish(kind, back, journey);
  try {
    const login = await context.upstream.social.logIn({ provider: kind, idToken, nonce: journey.nonce });
    await enter(context, login, { delivery: "COOKIE" });
    return journey.returnTo;
  } catch (error) {
    const ticket = registerTicketIn(error);
    if (ticket === undefined) throw error;
    await keepRegisterTicket(context, ticket);
    return withParam("/register", "social", kind.toLowerCase());
  }
}

const outcomePath = (outcome: "cancelled" | "failed") => withParam("/login", "social", outcome);

function withParam(path: string, name: string, value: string): string {
  const url = new URL(path, "http://atrium.invalid");
  url.searchParams.set(name, value);
  return url.pathname + url.search;
}

function redirectUri({ ownOrigins }: Parts, kind: SocialProviderKind, { isSecure, host }: Caller): string {
  const origin = ownOrigins[0] ?? `${isSecure ? "https" : "http"}://${host}`;
  return new URL(callbackPath(kind), origin).href;
}

function open(parts: Parts, headers: IncomingRequest["headers"], caller: Caller) {
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
  sendProblem(res, 405, "This is opened as a page.", { ...headers, allow: "GET" });
  return false;
}
