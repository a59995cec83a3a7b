import { randomUUID } from "node:crypto";
import type { DocumentNode, ExecutionResult } from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import type { Documents } from "../../../documents/documents.ts";
import { continueTrace } from "../../../telemetry/trace.ts";
import type { Engine, RequestInfo } from "../engine.ts";
import type { Lane } from "../lanes/lane.ts";
import { type RequestRun, useGraphqlJs } from "./useGraphqlJs.ts";
import { useLimits } from "./useLimits.ts";
import { useWireRules } from "./useWireRules.ts";

/**
 * Executes documents that are seen for the first time. It shares the schema, the context and the prepared document with
 * the other lanes, but executes by itself, so that a test of equal answers compares two engines.
 */
export interface YogaLane<Context> {
  lane: Lane<Context>;
  /** For tests of resolvers: yoga with its own parsing, limits and error codes, without the HTTP edge. */
  fetch(request: Request): Promise<Response>;
}

/** A request that the edge has already read, for yoga to execute. */
interface Handed<Context> extends RequestRun<Context> {
  document: DocumentNode;
  params: { query: string; variables: Record<string, unknown>; operationName?: string };
  results?: ExecutionResult | AsyncIterable<ExecutionResult>;
}

interface ServerContext<Context> {
  handed?: Handed<Context>;
}

export function createYogaLane<Context>(
  engine: Engine<Context>,
  documents: Documents,
  isOpen: boolean,
): YogaLane<Context> {
  const runs = new WeakMap<Request, RequestRun<Context> & { cookies?: () => readonly string[] }>();

  /** Takes requests from the edge and hands results back to it. */
  const useEdge: Plugin<ServerContext<Context>, ServerContext<Context>> = {
    onRequestParse({ serverContext, setRequestParser }) {
      const { handed } = serverContext;
      if (handed !== undefined) setRequestParser(() => handed.params);
    },
    // Admission has parsed and validated the document, which costs more than to execute it.
    onParse({ context: { handed }, setParsedDocument }) {
      if (handed !== undefined) setParsedDocument(handed.document);
    },
    onValidate({ context: { handed }, setResult }) {
      if (handed !== undefined) setResult([]);
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
      const opened = await engine.openContext(info);
      runs.set(request, { context: opened.value, signal: info.signal, cookies: () => opened.cookies() });
      return {};
    },
    plugins: [
      useLimits(documents, isOpen),
      useWireRules(),
      useGraphqlJs(engine, (request) => runs.get(request), !isOpen),
      useEdge,
    ],
    maskedErrors: { maskError: (error) => engine.maskError(error, undefined) },
    // The edge does these itself, with stricter rules.
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    maxRequestBodySize: false,
    // A document that comes again takes another lane.
    parserAndValidationCache: false,
    logging: false,
  });

  return {
    fetch: async (request) => yoga.fetch(request),
    async lane({ prepared, text, operationName, variables, context, signal }) {
      if (prepared.errors !== undefined) return { result: { errors: prepared.errors } };
      const params = { query: text, variables: { ...variables }, ...(operationName ? { operationName } : {}) };
      const handed: Handed<Context> = { document: prepared.document, params, context, signal };
      await yoga.fetch("http://gateway/graphql", { method: "POST" }, { handed });
      const { results } = handed;
      if (results === undefined) throw new Error("Yoga answered without a result.");
      return Symbol.asyncIterator in results ? { stream: results } : { result: results };
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
