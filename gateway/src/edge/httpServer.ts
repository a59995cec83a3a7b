import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { attempt } from "../basics/attempt.ts";
import type { FieldUses } from "../telemetry/fieldUses.ts";
import type { Metrics } from "../telemetry/metrics.ts";
import type { Observer } from "../telemetry/records.ts";
import { wantsPage } from "./http/accept.ts";
import { type CallerOptions, callerOf } from "./http/caller.ts";
import { cutUnreadBody, isDeparture } from "./http/departures.ts";
import { type Readiness, sendLive, sendReady } from "./http/health.ts";
import { namesHostTwice } from "./http/hosts.ts";
import type { Lateness, Overload } from "./http/overload.ts";
import { mayAnswer } from "./http/pipelines.ts";
import { sendProblem } from "./http/problem.ts";
import type { GraphqlRoute, Route } from "./http/route.ts";
import { commonHeaders, dataCsp, type PageSources, webCsp } from "./http/securityHeaders.ts";
import { isOfThisMachine } from "./http/thisMachine.ts";
import { sendGraphiql } from "./web/graphiql.ts";
import type { PageRoute } from "./web/pageRoute.ts";

/** The parts that the HTTP server passes requests to. */
export interface HttpParts {
  callers: CallerOptions;
  graphql: GraphqlRoute;
  /** Further routes by path. */
  routes: Readonly<Record<string, Route>>;
  hasGraphiql: boolean;
  /** Where the sandbox is, with its accounts and controls; undefined for another platform. */
  sandboxOrigin: string | undefined;
  page: PageRoute;
  pageSources: (host: string) => PageSources;
  metrics: Metrics;
  fieldUses: FieldUses;
  /** Whether everybody may read /metrics. Otherwise only this machine may. */
  isMetricsPublic: boolean;
  readiness: Readiness;
  overload: Overload;
  observer: Observer;
  onFault(error: unknown, requestId: string): void;
}

/** The status in metrics of a request when its client left before the answer. */
const clientLeft = 499;

/** Creates a server with limits that keep slow senders from holding connections. It does not listen yet. */
export function createHttpServer(parts: HttpParts): Server {
  const routes = {
    ...parts.routes,
    "/health/live": reading(async (_req, res, _caller, _search, headers) => sendLive(res, headers)),
    "/health/ready": reading((_req, res, _caller, _search, headers) => sendReady(res, parts.readiness, headers)),
    "/metrics": metrics(parts, async () => `${await parts.metrics.text()}\n${parts.fieldUses.text(false)}`),
    "/metrics/fields": metrics(parts, async () => parts.fieldUses.text(true)),
  } satisfies Record<string, Route>;

  const isRoute = (path: string): path is keyof typeof routes => Object.hasOwn(routes, path);

  const handle = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const caller = callerOf(req, parts.callers);
    const url = req.url ?? "/";
    const mark = url.indexOf("?");
    const path = mark < 0 ? url : url.slice(0, mark);
    const search = mark < 0 ? "" : url.slice(mark + 1);
    const restName = path.startsWith("/rest/") && !isRoute(path) ? path.slice("/rest/".length) : undefined;
    const isGraphql = path === "/graphql" || restName !== undefined;
    const route = !isGraphql && isRoute(path) ? routes[path] : undefined;
    const common = () => ({ ...commonHeaders(caller.isSecure), "x-request-id": caller.requestId });
    const data = () => ({ ...common(), "content-security-policy": dataCsp });
    // While the gateway stops, connections are not kept for further requests.
    if (parts.readiness.isDraining) res.shouldKeepAlive = false;
    const kind = restName !== undefined ? "/rest" : route === undefined && !isGraphql ? "web" : path;
    const record = (status: number) => {
      parts.observer.response?.(kind, req.method ?? "", status);
    };
    res.on("finish", () => {
      record(res.statusCode);
      cutUnreadBody(req);
    });
    try {
      if (route === undefined && !isGraphql) {
        const headers = { ...common(), "content-security-policy": webCsp(parts.pageSources(caller.host)) };
        await parts.page(req, res, caller, attempt(() => decodeURIComponent(path)) ?? path, search, headers);
      } else if (!isGraphql && isShed(parts.overload.lateness(), path)) {
        sendProblem(res, 503, "The gateway is overloaded.", { ...data(), "retry-after": "4" });
      } else if (route !== undefined) {
        await route(req, res, caller, search, data());
      } else if (restName === undefined && parts.hasGraphiql && req.method === "GET" && wantsPage(req.headers.accept)) {
        await sendGraphiql(res, parts.sandboxOrigin, common());
      } else {
        await parts.graphql(req, res, caller, search, restName);
      }
    } catch (error) {
      if (isDeparture(error, req)) {
        record(clientLeft);
        res.destroy();
        return;
      }
      parts.onFault(error, caller.requestId);
      if (res.headersSent) {
        // The client has already read a status. Cut the connection, and count the answer as the failure that it is.
        record(500);
        res.destroy();
      } else sendProblem(res, 500, "Something went wrong here.", data());
    }
  };
  const server = createServer(
    {
      headersTimeout: 10_000,
      // Node's limit is one time for all bodies. Each route that reads a body has a limit that fits it, and
      // `cutUnreadBody` limits the others.
      requestTimeout: 0,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16 * 1024,
    },
    (req, res) => {
      if (!mayAnswer(req, res)) return;
      if (namesHostTwice(req)) sendProblem(res, 400, "A request names one host.", { connection: "close" });
      else void handle(req, res);
    },
  );
  server.maxHeadersCount = 100;
  // Closes a socket on which no byte moved in either direction. Event streams send comments in shorter intervals.
  server.timeout = 120_000;
  server.maxRequestsPerSocket = 10_000;
  return server;
}

/** Whether a busy process refuses all requests to a path. `/graphql` decides for each operation. */
function isShed(lateness: Lateness, path: string): boolean {
  return lateness >= 2 && !path.startsWith("/metrics") && !path.startsWith("/health");
}

/** A route that answers GET and HEAD only. */
function reading(route: Route): Route {
  return async (req, res, caller, search, headers) => {
    if (req.method === "GET" || req.method === "HEAD") return route(req, res, caller, search, headers);
    sendProblem(res, 405, "Only GET and HEAD are allowed.", { ...headers, allow: "GET, HEAD" });
  };
}

/** Sends numbers to this machine, or to everybody where the operator allows it. */
const metrics = (parts: HttpParts, text: () => Promise<string>): Route =>
  reading(async (req, res, caller, _search, headers) => {
    if (!parts.isMetricsPublic && !isOfThisMachine(req, caller)) {
      return sendProblem(res, 404, "No such page.", headers);
    }
    const body = await text();
    res.writeHead(200, { ...headers, "content-type": parts.metrics.contentType, "cache-control": "no-store" });
    res.end(body);
  });
