import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { except } from "hono/combine";
import { createMiddleware } from "hono/factory";
import { isDiskFull, isPassing } from "./db/failures.ts";
import { clientAddress, networksOf } from "./http/clientAddress.ts";
import type { Code } from "./http/codes.ts";
import type { AppEnv } from "./http/env.ts";
import { refuse } from "./http/envelope.ts";
import { PlatformError } from "./http/errors.ts";
import { toLanguage } from "./http/languages.ts";
import { socketAddress } from "./http/socketAddress.ts";
import { logError } from "./log.ts";
import type { Platform } from "./platform.ts";
import { findSession } from "./session/sessions.ts";

const MAX_BODY = 64 * 1024;
/** A picture of 5 MB with the overhead of multipart. */
const MAX_UPLOAD = 5 * 1024 * 1024 + 16 * 1024;

export type Routes = (platform: Platform) => Hono<AppEnv>;

/** The platform's HTTP application: the middlewares, then the routes of the domains. */
export function createApp(platform: Platform, routes: readonly Routes[]): Hono<AppEnv> {
  const { legacyStatus } = platform.config;
  const app = new Hono<AppEnv>()
    .use(describeCaller(platform))
    .use(recordCalls(platform))
    .use(injectFaults(platform))
    .use("/wps/upload/*", limitBody(MAX_UPLOAD, "IMAGE_TOO_LARGE"))
    .use(except("/wps/upload/*", limitBody(MAX_BODY, "PAYLOAD_TOO_LARGE")))
    .use(closeWhenAsked(platform))
    .use(readSession(platform))
    .onError((error, c) => {
      if (error instanceof PlatformError) return refuse(c, error, legacyStatus);
      logError(`${c.req.method} ${c.req.path}`, error);
      if (isDiskFull(error)) platform.storage.noteFull();
      const refusal = isPassing(error) ? new PlatformError("UPSTREAM_UNAVAILABLE", { retryAfter: 1 }) : undefined;
      return refuse(c, refusal ?? new PlatformError("INTERNAL"), legacyStatus);
    })
    .notFound((c) => refuse(c, new PlatformError("NOT_FOUND"), legacyStatus));
  for (const route of routes) app.route("/", route(platform));
  return app;
}

const limitBody = (maxSize: number, code: Code) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new PlatformError(code);
    },
  });

const describeCaller = ({ config }: Platform) => {
  const gateways = networksOf(config.gateways);
  return createMiddleware<AppEnv>(async (c, next) => {
    c.set("language", toLanguage(c.req.header("Language")));
    c.set("traceId", c.req.header("X-Request-Id")?.slice(0, 64) ?? randomUUID());
    c.set("session", null);
    c.set("sessionFault", null);
    c.set("mustChangePassword", false);
    c.set("clientIp", clientAddress(socketAddress(c), c.req.header("X-Forwarded-For"), gateways));
    c.header("Cache-Control", "no-store");
    await next();
  });
};

const recordCalls = ({ calls }: Platform) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (c.req.path.startsWith("/sandbox") || c.req.path.startsWith("/health/")) return;
    calls.add({
      method: c.req.method,
      path: c.req.path,
      query: new URL(c.req.url).search.slice(1),
      status: c.res.status,
    });
  });

const injectFaults = ({ faults }: Platform) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const fault = c.req.path.startsWith("/sandbox") ? undefined : faults.strike(c.req.path);
    if (fault?.latencyMs) await sleep(fault.latencyMs);
    const answer = fault && faults.answer(fault);
    if (answer) return answer;
    await next();
  });

/** Paths that answer during a maintenance and to restricted regions: the client's closed pages need them. */
const ALWAYS_OPEN = [
  "/sandbox",
  "/wps/system/",
  "/wps/events",
  "/img/",
  "/cdn-health",
  "/health/",
  "/openapi",
  "/support/",
  "/play/assets/",
  "/pay/",
  "/app/",
];

const closeWhenAsked = ({ site }: Platform) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const isOpen = ALWAYS_OPEN.some((prefix) => c.req.path.startsWith(prefix));
    const { status } = site.systemStatus;
    if (!isOpen && status === 1) throw new PlatformError("SYSTEM_MAINTENANCE");
    if (!isOpen && status === 2) throw new PlatformError("REGION_RESTRICTED");
    await next();
  });

const readSession = ({ db, clock, site }: Platform) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const token = /^Bearer ([\w-]{20,128})$/.exec(c.req.header("Authorization") ?? "")?.[1];
    if (token && !c.req.path.startsWith("/wps/events")) {
      try {
        const isBackground = c.req.method === "GET" && c.req.header("X-Background") === "1";
        const session = await findSession(db, token, clock.now(), { isActivity: !isBackground });
        c.set("session", session);
        const isForced = session.passwordDue && site.isEnabled("FORCE_PASSWORD_CHANGE");
        c.set("mustChangePassword", session.hasFirstPassword || isForced);
      } catch (error) {
        if (!(error instanceof PlatformError)) throw error;
        c.set("sessionFault", error);
      }
    }
    await next();
  });
