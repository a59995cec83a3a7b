import type { AddressInfo } from "node:net";
import type { DestinationStream, Logger } from "pino";
import type { Dispatcher } from "undici";
import type { Config } from "./config/config.ts";
import { type Core, createCore } from "./core.ts";
import { defaultLimits, type Limits } from "./documents/limits.ts";
import { loadPersistedDocuments, type PersistedDocuments } from "./documents/persisted.ts";
import { domains } from "./domains.ts";
import { createEdge } from "./edge/edge.ts";
import { pageSources } from "./edge/web/pageSources.ts";
import { createWebFiles } from "./edge/web/webFiles.ts";
import { maskError } from "./errors/mask.ts";
import type { RouteParts } from "./graph/domain.ts";
import { Partners } from "./partners/partners.ts";
import { documentedCalls } from "./platformContract/documents.ts";
import { ownReads } from "./request/ownReads.ts";
import { SharedContext, sharedKey } from "./request/sharedContext.ts";
import { phoneAuth } from "./session/loginMethods.config.ts";
import { operatorSettings } from "./site/operatorSettings.ts";
import { customerServiceHosts } from "./support/customerService.config.ts";
import { ChunkedOutput } from "./telemetry/chunkedOutput.ts";
import { createLogger } from "./telemetry/logging.ts";
import { createMetrics } from "./telemetry/metrics.ts";
import { logOperations } from "./telemetry/operationLog.ts";
import { sendMetrics } from "./telemetry/otlpMetrics.ts";
import { fanOut, type Observer } from "./telemetry/records.ts";
import { sampleBy } from "./telemetry/trace.ts";
import { createTracing } from "./telemetry/tracing.ts";
import type { AdapterSource } from "./upstream/adapter/adapterSource.ts";

/** Replacements for parts of the gateway, for tests. */
export interface GatewayOverrides {
  /** Gets the log lines instead of the standard output. */
  output?: DestinationStream;
  limits?: Limits;
  persisted?: PersistedDocuments;
  /** All HTTP to the platform goes through it. */
  dispatcher?: Dispatcher;
  /** Gets every operation and platform call, besides logs and metrics. */
  observer?: Observer;
  /** Delay of the event loop from which requests are refused. Tests on a busy machine raise it. */
  overloadMs?: number;
}

/** A complete gateway. `main.ts` runs it, and tests use it. */
export interface Gateway {
  /** Port 0 takes any free port. */
  listen(port: number, host: string): Promise<AddressInfo>;
  /** Stops without failing a request. After `graceMs` the remaining requests are cut off. */
  close(graceMs?: number): Promise<void>;
  /** Reads the manifests of partners and the platform's adapter again. */
  reload(): void;
  core: Core;
  config: Config;
  partners: Partners;
  log: Logger;
}

/** A platform elsewhere is not the sandbox: its accounts are people's. */
const isOnThisMachine = (origin: string) => /^(localhost|127\.|\[::1\])/.test(new URL(origin).hostname);

const operationLimitMs = 20_000;
const drainLimitMs = 20_000;

export async function createGateway(config: Config, overrides: GatewayOverrides = {}): Promise<Gateway> {
  const isOpen = config.profile === "developer";
  const output = overrides.output ?? new ChunkedOutput(1);
  const log = createLogger(config.logLevel, output);
  const metrics = createMetrics();
  const tracing = config.tracing === undefined ? undefined : await createTracing(config.tracing);
  if (tracing !== undefined) sampleBy(tracing.samples);
  const sentMetrics = config.metricsTarget === undefined ? undefined : await sendMetrics(config.metricsTarget, metrics);
  const observer = fanOut(
    [metrics, logOperations(log, output), tracing, overrides.observer].filter((one) => one !== undefined),
  );
  const onFault = (err: unknown, requestId: string) => log.error({ err, requestId }, "fault");
  const adapter = await openAdapter(config.platformAdapter, log);
  const core = createCore(config, {
    adapter,
    observer,
    onFault,
    ...(overrides.dispatcher === undefined ? {} : { dispatcher: overrides.dispatcher }),
  });
  const persisted =
    overrides.persisted ??
    loadPersistedDocuments(config.persistedDocuments, {
      onUnusable: (problem) => log.error(problem, "a manifest of documents can't be used"),
    });
  if (!isOpen && persisted.all().next().done === true)
    log.warn("no document is registered, so every request is refused");
  const partners = new Partners({
    sources: config.partners,
    onReload: (result) =>
      "problem" in result ? log.error(result, "the old partners stay in use") : log.info(result, "read the partners"),
  });
  const loopback = isOpen ? ["http://localhost:*", "http://127.0.0.1:*"] : [];
  const cdnSources = [...config.cdnHosts, ...loopback];
  const routeParts: RouteParts = {
    config,
    services: core.services,
    openContext: core.openContext,
    warn: (message, details) => log.warn(details, message),
  };
  const routes = Object.assign({}, ...domains.map((domain) => domain.routes?.(routeParts)));
  let hasWarned = false;
  const edge = createEdge({
    engine: {
      schema: core.schema,
      openContext: core.openContext,
      maskError: (error, context, requestId = "") =>
        context === undefined
          ? maskError(error, { language: "EN", requestId }, (fault) => onFault(fault, requestId))
          : core.maskError(error, context),
    },
    sharing: {
      sharedKey,
      footprintOf: ({ scope }) => scope.footprint,
      heardAt: ({ scope: { shared } }, events) =>
        Math.max(0, ...[...events].map((event) => shared.eventsAt.get(event) ?? 0)),
      sharedContext: (context) => new SharedContext(context),
      longestAge: config.publicCacheSeconds,
    },
    ownReads,
    isUpstreamUp: core.isUpstreamUp,
    isStreamLost: core.isStreamLost,
    isOpen,
    hasMcp: config.hasMcp,
    sandboxOrigin: isOpen && config.wpsOrigins.every(isOnThisMachine) ? config.wpsOrigins[0] : undefined,
    limits: overrides.limits ?? defaultLimits,
    persisted,
    partners,
    budgets: { state: core.services.sharedState, bucket: config.budget },
    callers: {
      trustsProxy: config.trustsProxy,
      ownOrigins: new Set(config.ownOrigins),
      isPartnerOrigin: (origin) => partners.at(origin) !== undefined,
      onUntrusted(address) {
        if (!hasWarned) log.warn({ address }, "a proxy that TRUST_PROXY does not name: its visitors share one address");
        hasWarned = true;
      },
    },
    web: await createWebFiles(config.webDist, { watch: isOpen }),
    pageSources: (host) =>
      pageSources({
        cdns: cdnSources,
        services: core.services.of(customerServiceHosts),
        phoneAuth: core.services.of(phoneAuth),
        ...core.services.brands.at(host).of(operatorSettings).thirdParties(),
      }),
    languages: (host) => core.services.brands.at(host).of(operatorSettings).languages(),
    metrics,
    isMetricsPublic: config.metricsPublic,
    observer,
    routes,
    onFault,
    streamLimits: config.streams,
    timeout: operationLimitMs,
    overloadMs: overrides.overloadMs ?? 200,
  });
  return {
    async listen(port, host) {
      await core.start();
      return edge.listen(port, host);
    },
    async close(graceMs = drainLimitMs) {
      await edge.drain(config.drainNoticeMs, graceMs);
      partners.close();
      adapter?.close();
      await core.close();
      await Promise.all([tracing?.close(), sentMetrics?.close()]);
    },
    reload() {
      partners.reload();
      void adapter?.reload();
    },
    core,
    config,
    partners,
    log,
  };
}

/** The adapter of a folder. Most gateways have none, and load nothing of it. */
async function openAdapter(folder: string | undefined, log: Logger): Promise<AdapterSource | undefined> {
  if (folder === undefined) return undefined;
  const { AdapterSource } = await import("./upstream/adapter/adapterSource.ts");
  const { requestValues } = await import("./platformContract/openapi/requestValues.ts");
  const documented = Object.keys(documentedCalls);
  const onReload = (result: Parameters<Parameters<typeof AdapterSource.open>[1]>[0]) => {
    if ("problem" in result) log.error(result, "the old adapter stays in use");
    else log.info({ missing: result.missing(documented) }, "read the adapter");
  };
  const adapter = await AdapterSource.open(folder, onReload, requestValues());
  const missing = adapter.current.missing(documented);
  if (missing.length > 0) log.warn({ missing }, "the platform lacks calls of the documents");
  return adapter;
}
