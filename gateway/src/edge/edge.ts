import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { createDocuments, type Documents } from "../documents/documents.ts";
import type { Limits } from "../documents/limits.ts";
import type { PersistedDocuments } from "../documents/persisted.ts";
import type { Partners } from "../partners/partners.ts";
import { FieldUses } from "../telemetry/fieldUses.ts";
import type { Metrics } from "../telemetry/metrics.ts";
import type { Observer } from "../telemetry/records.ts";
import { Admissions } from "./graphql/admission/admission.ts";
import { type BudgetOptions, Budgets } from "./graphql/admission/budgets.ts";
import { NewDocuments } from "./graphql/admission/newDocuments.ts";
import { Permits } from "./graphql/admission/permits.ts";
import { CompiledOperations } from "./graphql/cache/compiledOperations.ts";
import { OwnAnswers, type OwnReads } from "./graphql/cache/ownAnswers.ts";
import type { Sharing } from "./graphql/cache/sharing.ts";
import type { Engine } from "./graphql/engine.ts";
import { graphqlRoute } from "./graphql/graphqlRoute.ts";
import { directLane } from "./graphql/lanes/directLane.ts";
import { createFastLane } from "./graphql/lanes/fastLane.ts";
import { createLanes } from "./graphql/lanes/lanes.ts";
import { Replies } from "./graphql/replies/replies.ts";
import { createStreams, type StreamLimits } from "./graphql/streams/streams.ts";
import { yogaLane } from "./graphql/yoga/yogaLane.ts";
import type { CallerOptions } from "./http/caller.ts";
import { watchOverload } from "./http/overload.ts";
import type { Route } from "./http/route.ts";
import type { PageSources } from "./http/securityHeaders.ts";
import { createHttpServer } from "./httpServer.ts";
import { mcpRoute } from "./mcp/mcpRoute.ts";
import { restDescription } from "./rest/restRoute.ts";
import { graphiqlRoutes } from "./web/graphiql.ts";
import { screenExamples } from "./web/graphiqlExamples.ts";
import { pageRoute } from "./web/pageRoute.ts";
import type { WebFiles } from "./web/webFiles.ts";

/** Everything that the edge needs of the gateway and its configuration. */
export interface EdgeOptions<Context> {
  engine: Engine<Context>;
  sharing: Sharing<Context>;
  ownReads: OwnReads<Context>;
  /** The developer profile: any document, introspection, GraphiQL, suggestions. */
  isOpen: boolean;
  /** Whether language models and other programs of an account may ask by MCP. */
  hasMcp: boolean;
  /** Where the sandbox is: GraphiQL offers its accounts and controls. Undefined for another platform. */
  sandboxOrigin: string | undefined;
  limits: Limits;
  persisted: PersistedDocuments;
  partners: Partners;
  budgets: BudgetOptions;
  callers: CallerOptions;
  web: WebFiles;
  pageSources: (host: string) => PageSources;
  /** Codes of the languages that the brand of a host offers, the default first. */
  languages: (host: string) => Promise<readonly string[]>;
  metrics: Metrics;
  isMetricsPublic: boolean;
  observer: Observer;
  /** Routes of domains by path. */
  routes: Readonly<Record<string, Route>>;
  isUpstreamUp(): Promise<boolean>;
  isStreamLost(): boolean;
  onFault(error: unknown, requestId: string): void;
  streamLimits: StreamLimits;
  /** Milliseconds in which an operation must have answered. */
  timeout: number;
  /** Milliseconds of delay of the event loop from which guests' requests are refused. */
  overloadMs: number;
}

/** The gateway's HTTP side. */
export interface Edge {
  documents: Documents;
  /** Port 0 takes any free port. */
  listen(port: number, host: string): Promise<AddressInfo>;
  /**
   * Stops without failing a request. Readiness fails at once. After `notice` ms, which give the load balancer time to
   * react, the server accepts no new connection and cuts its event streams; their clients reconnect elsewhere. After
   * `grace` more ms all remaining connections are closed.
   */
  drain(notice: number, grace: number): Promise<void>;
  server: Server;
}

/**
 * Connections that the system completes before the process takes them. With node's 511 the browsers beyond them try again
 * after 1, 3 and 7 seconds. The system may have a lower limit (`net.core.somaxconn`).
 */
const waitingConnections = 4_096;

export function createEdge<Context>(options: EdgeOptions<Context>): Edge {
  const { engine, persisted, isOpen, web, pageSources, languages, metrics, observer, onFault } = options;
  const documents = createDocuments({ schema: engine.schema, limits: options.limits, isOpen });
  const operations = new CompiledOperations(engine.schema, !isOpen, (reason) => observer.fallback?.(reason));
  const ownAnswers = new OwnAnswers(options.ownReads, options.sharing);
  const execute = createLanes({
    fast: createFastLane(engine, operations, options.sharing, ownAnswers),
    direct: directLane(engine, operations, ownAnswers),
    yoga: yogaLane(engine, !isOpen),
  });
  const streams = createStreams(options.streamLimits, observer);
  const overload = watchOverload(options.overloadMs);
  const readiness = { isDraining: false, isUpstreamUp: options.isUpstreamUp, isStreamLost: options.isStreamLost };
  const fieldUses = new FieldUses(engine.schema);
  const permits = new Permits(overload, new Budgets(options.budgets));
  const graphql = graphqlRoute({
    engine,
    admissions: new Admissions({
      documents,
      persisted,
      partners: options.partners,
      newDocuments: new NewDocuments(overload),
      fieldUses,
      isOpen,
    }),
    permits,
    execute,
    replies: new Replies({
      observer,
      maskError: (error, requestId) => engine.maskError(error, undefined, requestId),
      isTimed: isOpen,
    }),
    streams,
    showsLedger: isOpen,
    timeout: options.timeout,
  });
  const asking = { engine, documents, persisted, execute, permits, fieldUses };
  const server = createHttpServer({
    callers: options.callers,
    graphql,
    routes: {
      ...options.routes,
      ...(isOpen ? graphiqlRoutes(() => screenExamples(persisted, engine.schema), options.sandboxOrigin) : {}),
      "/rest/openapi.json": restDescription(options.partners, engine.schema),
      ...(options.hasMcp ? { "/mcp": mcpRoute(asking) } : {}),
    },
    hasGraphiql: isOpen,
    sandboxOrigin: options.sandboxOrigin,
    page: pageRoute({ ...asking, web, pageSources, languages }),
    pageSources,
    metrics,
    fieldUses,
    isMetricsPublic: options.isMetricsPublic,
    readiness,
    overload,
    observer,
    onFault,
  });
  return {
    documents,
    server,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen({ port, host, backlog: waitingConnections }, () => {
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
      // A connection that was busy when the server closed becomes idle later, and would then stay open.
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
