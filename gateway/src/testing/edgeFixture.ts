import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { typeDefs } from "@atrium/schema";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { GraphQLError } from "graphql";
import { onAbort } from "../basics/onAbort.ts";
import { defaultLimits } from "../documents/limits.ts";
import { persistedDocumentsOf } from "../documents/persisted.ts";
import { createEdge, type EdgeOptions } from "../edge/edge.ts";
import type { RequestInfo } from "../edge/graphql/engine.ts";
import { createWebFiles } from "../edge/web/webFiles.ts";
import { Partners } from "../partners/partners.ts";
import { MemoryState } from "../sharedState/memoryState.ts";
import { createMetrics } from "../telemetry/metrics.ts";
import { fanOut } from "../telemetry/records.ts";
import { Footprint } from "../upstream/footprint.ts";

/** The context of the fixture's resolvers. */
export interface FixtureContext {
  info: RequestInfo;
  cookies: string[];
  /** The infos of all executions of `Query.site`. */
  seen: RequestInfo[];
  events: FixtureEvents;
}

interface FixtureEvents {
  begun: number;
  stopped: number;
  push: (() => void)[];
  /** What `balanceChanged` waits for before it begins. */
  ready: Promise<void>;
}

/** The registered documents of the fixture. */
export const registered = {
  brand: "query BrandQuery { site { brand { name } } }",
  games: "query GamesQuery($first: Int) { site { games(first: $first) { totalCount } } }",
  logIn: "mutation LogInMutation($input: LogInInput!) { logIn(input: $input) { captchaRequired userErrors { code } } }",
  home: "query HomeQuery($n: Int) { viewer { systemStatus { state } } site { games(first: $n) { totalCount } } other: site { id } }",
  failingShared: "query FailingSharedQuery { site { id languages { code } } viewer { systemStatus { state } } }",
  failingOwn: "query FailingOwnQuery { site { id } viewer { systemStatus { state } cdn { images { host } } } }",
  failingAll: "query FailingAllQuery { site { id } nodes(ids: []) { id } }",
  promotion: "query PromotionQuery($id: String!) { site { promotion(internalID: $id) { title } } }",
  announcements: "subscription AnnouncementSubscription { announcementPublished { id } }",
  balance: "subscription BalanceSubscription { balanceChanged { id } }",
};

/** The real contract. Its resolvers answer just enough to recognise what arrived. All edges of a worker share it. */
const schema = makeExecutableSchema<FixtureContext>({
  typeDefs,
  resolvers: {
    Query: {
      site: (_parent, _args, { info, seen }) => {
        seen.push(info);
        return { id: "site" };
      },
      viewer: () => ({}),
      nodes: () => {
        throw new Error("internal secret");
      },
    },
    Viewer: {
      systemStatus: () => ({ state: "NORMAL" }),
      cdn: () => {
        throw new Error("internal secret");
      },
    },
    Site: {
      brand: () => ({ name: "Atrium" }),
      games: () => ({ totalCount: 3 }),
      promotion: async (_parent, { internalID }) => {
        if (internalID === "slow") await setTimeout(500);
        return internalID === "1" ? { title: "A bonus" } : null;
      },
      domains: (_parent, _args, { info }) =>
        new Promise((_resolve, reject) => {
          info.signal.addEventListener("abort", () => reject(new Error("stopped")), { once: true });
        }),
      languages: () => {
        throw new Error("internal secret");
      },
    },
    Mutation: {
      logIn: (_parent, _args, { cookies }) => {
        cookies.push("__Host-atrium=sealed; Path=/; Secure; HttpOnly; SameSite=Strict");
        return { isFirstLogin: false, captchaRequired: false, userErrors: [] };
      },
    },
    Subscription: {
      announcementPublished: {
        subscribe: async function* () {
          yield { announcementPublished: { id: "announcement" } };
          throw new Error("internal secret");
        },
      },
      balanceChanged: {
        subscribe: async (_parent: unknown, _args: unknown, { info, events }: FixtureContext) => {
          events.begun += 1;
          await events.ready;
          return endless({ balanceChanged: { id: "wallet" } }, events, info.signal);
        },
      },
    },
  },
});

/** The edge with the real contract, and with resolvers of its own. */
export async function startEdge({ observer = {}, ...overrides }: Partial<EdgeOptions<FixtureContext>> = {}) {
  const seen: RequestInfo[] = [];
  const faults: unknown[] = [];
  const signals: AbortSignal[] = [];
  let openStreams = 0;
  const metrics = createMetrics();
  const events: FixtureEvents = { begun: 0, stopped: 0, push: [], ready: Promise.resolve() };
  const web = mkdtempSync(join(tmpdir(), "atrium-web-"));
  writeFileSync(join(web, "index.html"), "<!doctype html><title>Atrium</title>");
  const partners =
    overrides.partners ??
    new Partners({
      sources: { folder: undefined, keys: ["partner-key-1"], origins: ["https://partner.example"] },
      onReload: () => undefined,
    });
  const edge = createEdge<FixtureContext>({
    engine: {
      schema,
      openContext(info) {
        signals.push(info.signal);
        const value = { info, cookies: [], seen, events };
        return {
          value,
          cookies: () => value.cookies,
          upstreamCalls: () => 2,
          sessionKey: () => info.headers.authorization,
          account: info.headers.authorization,
        };
      },
      maskError(error) {
        if (error instanceof GraphQLError && error.originalError === undefined) return error;
        faults.push(error);
        return new GraphQLError("Something went wrong.", { extensions: { code: "INTERNAL" } });
      },
    },
    sharing: {
      longestAge: 3_600,
      sharedKey: async ({ info }) => String(info.headers["x-atrium-language"] ?? "EN"),
      footprintOf: () => new Footprint(),
      heardAt: () => 0,
      sharedContext: ({ info }) => ({
        info: { ...info, signal: new AbortController().signal },
        cookies: [],
        seen,
        events,
      }),
    },
    ownReads: { sessionOf: () => undefined, note: () => async () => undefined },
    isOpen: true,
    sandboxOrigin: undefined,
    hasMcp: false,
    limits: defaultLimits,
    persisted: persistedDocumentsOf(Object.values(registered)),
    partners,
    budgets: { state: new MemoryState(), bucket: { limit: 0, perSecond: 1 } },
    callers: {
      trustsProxy: () => false,
      ownOrigins: new Set(),
      isPartnerOrigin: (origin) => partners.at(origin) !== undefined,
    },
    web: await createWebFiles(web, { watch: false }),
    languages: async () => ["EN", "VI", "TH"],
    pageSources: () => ({
      images: ["https://img.example"],
      frames: ["https://launch.example"],
      scripts: [],
      connections: [],
    }),
    metrics,
    isMetricsPublic: false,
    routes: {},
    observer: fanOut([
      metrics,
      observer,
      {
        streams(open) {
          openStreams = open;
        },
      },
    ]),
    isUpstreamUp: async () => true,
    isStreamLost: () => false,
    onFault: () => undefined,
    streamLimits: { perSession: 2, perAddress: 5, perProcess: 100 },
    timeout: 20_000,
    overloadMs: 5_000,
    ...overrides,
  });
  const { port } = await edge.listen(0, "127.0.0.1");
  const url = `http://127.0.0.1:${port}`;
  return {
    edge,
    url,
    port,
    seen,
    /** Errors that were masked. */
    faults,
    events,
    /** The signals of all contexts. */
    signals,
    openStreams: () => openStreams,
    /** POSTs JSON to /graphql as a program does: without cookies and Origin. */
    post: (body: unknown, headers: Record<string, string> = {}) =>
      fetch(`${url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/graphql-response+json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    [Symbol.asyncDispose]: () => edge.drain(0, 500),
  };
}

/** Yields a value at once and at each push, until the signal is aborted or the consumer stops it. */
function endless<T>(
  value: T,
  events: { stopped: number; push: (() => void)[] },
  signal: AbortSignal,
): AsyncIterableIterator<T, undefined> {
  const over = { done: true, value: undefined } as const;
  const { promise: stop, resolve: onStop } = Promise.withResolvers<typeof over>();
  let isFirst = true;
  let isStopped = false;
  const end = () => {
    if (!isStopped) events.stopped += 1;
    isStopped = true;
    forget();
    onStop(over);
  };
  let forget = () => {};
  forget = onAbort(signal, end);
  return {
    async next() {
      const pushed = new Promise<void>((resolve) => void (isFirst ? resolve() : events.push.push(resolve)));
      isFirst = false;
      return Promise.race([pushed.then(() => ({ done: false, value }) as const), stop]);
    },
    async return() {
      end();
      return over;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
