import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { createDocuments, type Documents } from "../documents/documents.ts";
import type { Limits } from "../documents/limits.ts";
import type { PersistedDocuments } from "../documents/persisted.ts";
import type { Metrics } from "../telemetry/metrics.ts";
import type { Observer } from "../telemetry/records.ts";
import { directLane, type EngineParts } from "./graphql/engine.ts";
import { createFastLane, type SharedParts } from "./graphql/fastLane.ts";
import { graphqlRoute } from "./graphql/graphqlRoute.ts";
import { createPartnerKeys } from "./graphql/partnerKeys.ts";
import { createStreams } from "./graphql/streams.ts";
import { createYogaLane } from "./graphql/yogaLane.ts";
import type { CallerOptions } from "./http/caller.ts";
import { watchOverload } from "./http/overload.ts";
import type { Route } from "./http/route.ts";
import type { PageSources } from "./http/securityHeaders.ts";
import { createHttpServer } from "./httpServer.ts";
import { pageRoute } from "./web/pageRoute.ts";
import type { WebFiles } from "./web/webFiles.ts";

/** What the edge is made of. */
export interface EdgeOptions<Context> extends EngineParts<Context>, SharedParts<Context> {
  /** The developer profile: any document, introspection, GraphiQL, suggestions. */
  isOpen: boolean;
  limits: Limits;
  persisted: PersistedDocuments;
  partnerKeys: readonly string[];
  callers: CallerOptions;
  web: WebFiles;
  pageSources: (host: string) => PageSources;
  metrics: Metrics;
  isMetricsPublic: boolean;
  observers: readonly Observer[];
  /** Routes of domains by path. */
  routes: Readonly<Record<string, Route>>;
  isUpstreamUp(): Promise<boolean>;
  onFault(error: unknown, requestId: string): void;
  /** Subscriptions that one session may have open. */
  streamsPerSession: number;
  /** Milliseconds in which an operation must have answered. */
  timeout: number;
}

/** The gateway's public side. */
export interface Edge {
  /** For tests of resolvers: yoga with limits and error codes, without HTTP around it. */
  fetch(request: Request): Promise<Response>;
  documents: Documents;
  /** Port 0 takes any that is free. */
  listen(port: number, host: string): Promise<AddressInfo>;
  /**
   * Stops without failing a request: readiness fails at once; after `notice` ms, in which the load balancer looks
   * elsewhere, nothing new is accepted and streams are cut, so that their clients open others elsewhere; what isn't finished
   * after `grace` ms is cut off.
   */
  drain(notice: number, grace: number): Promise<void>;
  server: Server;
}

export function createEdge<Context>(options: EdgeOptions<Context>): Edge {
  const observers = [options.metrics, ...options.observers];
  const documents = createDocuments(options);
  const yoga = createYogaLane(options, documents);
  const streams = createStreams(options.streamsPerSession, observers);
  const overload = watchOverload(200);
  const readiness = { isDraining: false, isUpstreamUp: options.isUpstreamUp };
  const lanes = { fast: createFastLane(options), direct: directLane(options), yoga: yoga.lane };
  const server = createHttpServer({
    ...options,
    page: pageRoute({ ...options, documents, lanes }),
    observers,
    hasGraphiql: options.isOpen,
    readiness,
    overload,
    graphql: graphqlRoute({
      ...options,
      documents,
      partnerKeys: createPartnerKeys(options.partnerKeys),
      lanes,
      observers,
      streams,
    }),
  });
  return {
    fetch: yoga.fetch,
    documents,
    server,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, host, () => {
          server.off("error", reject);
          const address = server.address();
          if (address === null || typeof address === "string") reject(new Error("Not listening on a port."));
          else resolve(address);
        });
      }),
    async drain(notice, grace) {
      readiness.isDraining = true;
      if (notice > 0) await setTimeout(notice);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      streams.cutAll();
      // A connection that was busy when the server closed is idle afterwards, and would be kept open.
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      const giveUp = new AbortController();
      const cut = setTimeout(grace, undefined, giveUp).then(
        () => server.closeAllConnections(),
        () => undefined,
      );
      await closed;
      clearInterval(sweep);
      giveUp.abort();
      await cut;
      overload.close();
    },
  };
}
