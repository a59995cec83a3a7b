import { randomUUID } from "node:crypto";
import type { ExecutionArgs } from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import type { Documents } from "../../documents/documents.ts";
import { continueTrace } from "../../telemetry/trace.ts";
import {
  type Engine,
  executeOperation,
  type Lane,
  maskedResult,
  maskedResults,
  type RequestInfo,
  type Results,
  subscribeToOperation,
} from "./engine.ts";
import { usePreparedDocuments } from "./usePreparedDocuments.ts";
import { useWireRules } from "./useWireRules.ts";

/** Executes documents that are not registered. */
export interface YogaLane<Context> {
  lane: Lane<Context>;
  /** For tests of resolvers: yoga with limits and error codes, without the HTTP edge. */
  fetch(request: Request): Promise<Response>;
}

/** A request that the edge has already read, for yoga to execute. */
interface Handed<Context> {
  params: { query: string; variables: Record<string, unknown>; operationName?: string };
  context: Context;
  signal: AbortSignal;
  results?: Results;
}

interface ServerContext<Context> {
  handed?: Handed<Context>;
}

export function createYogaLane<Context>(engine: Engine<Context>, documents: Documents): YogaLane<Context> {
  // Resolvers get the same context object as in the direct lane. Yoga would copy its properties into its own.
  const runs = new WeakMap<Request, { context: Context; signal: AbortSignal; cookies?: () => string[] }>();
  const maskFor = (request: Request) => (error: unknown) => engine.maskError(error, runs.get(request)?.context);
  const argsFor = (args: ExecutionArgs, request: Request): ExecutionArgs => {
    const run = runs.get(request);
    return { ...args, contextValue: run?.context, abortSignal: run?.signal };
  };

  const useEdge: Plugin<object, ServerContext<Context>> = {
    onRequestParse({ serverContext, setRequestParser }) {
      const { handed } = serverContext;
      if (handed !== undefined) setRequestParser(() => handed.params);
    },
    onExecute({ args, setExecuteFn }) {
      const { request } = args.contextValue;
      setExecuteFn(async (given) => maskedResult(await executeOperation(argsFor(given, request)), maskFor(request)));
    },
    onSubscribe({ args, setSubscribeFn }) {
      const { request } = args.contextValue;
      setSubscribeFn(async (given) =>
        maskedResults(await subscribeToOperation(argsFor(given, request)), maskFor(request)),
      );
    },
    onResultProcess({ result, serverContext, setResultProcessor }) {
      const { handed } = serverContext;
      if (handed === undefined || Array.isArray(result)) return;
      handed.results = result;
      setResultProcessor((_, fetchAPI) => new fetchAPI.Response(null), "*/*");
    },
    onResponse({ request, response }) {
      for (const cookie of runs.get(request)?.cookies?.() ?? []) response.headers.append("set-cookie", cookie);
    },
  };

  const yoga = createYoga<ServerContext<Context>, object>({
    schema: engine.schema,
    async context({ request, handed }) {
      if (handed !== undefined) {
        runs.set(request, handed);
        return {};
      }
      const info = infoOf(request);
      const { value, cookies } = await engine.openContext(info);
      runs.set(request, { context: value, signal: info.signal, cookies });
      return {};
    },
    plugins: [usePreparedDocuments(documents), useWireRules(), useEdge],
    maskedErrors: { maskError: (error) => engine.maskError(error, undefined) },
    // The edge does these itself, with stricter rules.
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    maxRequestBodySize: false,
    parserAndValidationCache: false,
    logging: false,
  });

  return {
    fetch: async (request) => yoga.fetch(request),
    async lane({ text, operationName, variables, context, signal }) {
      const params = { query: text, variables: { ...variables }, ...(operationName ? { operationName } : {}) };
      const handed: Handed<Context> = { params, context, signal };
      await yoga.fetch("http://gateway/graphql", { method: "POST" }, { handed });
      if (handed.results === undefined) throw new Error("Yoga answered without a result.");
      return handed.results;
    },
  };
}

function infoOf(request: Request): RequestInfo {
  const headers = Object.fromEntries(request.headers);
  return {
    headers,
    bringsCookies: headers.authorization === undefined,
    caller: {
      requestId: randomUUID(),
      clientIp: "127.0.0.1",
      isSecure: request.url.startsWith("https:"),
      host: new URL(request.url).host,
      site: "none",
      origin: undefined,
    },
    trace: continueTrace(headers.traceparent, headers.tracestate),
    signal: request.signal,
  };
}
