import type { IncomingMessage, ServerResponse } from "node:http";
import type { ExecutionResult } from "graphql";
import type { Documents } from "../plugins/documents.ts";
import { isDocumentId, type PersistedDocuments, type TrustedDocument } from "../plugins/persisted.ts";
import type { Observer, OperationRecord, Outcome } from "../plugins/records.ts";
import { type AnswerType, answerType } from "./accept.ts";
import { codesOf, formatResult, headersOfErrors } from "./answer.ts";
import { readJson } from "./body.ts";
import type { Caller } from "./caller.ts";
import { bringsCookies, corsHeaders, preflightHeaders, refuseCrossSite } from "./crossSite.ts";
import { type EngineParts, isStream, type Lane, type OpenContext } from "./engine.ts";
import { type Params, paramsOfBody, paramsOfSearch } from "./params.ts";
import type { PartnerKeys } from "./partnerKeys.ts";
import { Refusal } from "./refusal.ts";
import { once, sendEvents } from "./sse.ts";
import { statusOfErrors } from "./statuses.ts";
import type { Streams } from "./streams.ts";
import { continueTrace, type Trace } from "./trace.ts";

/** What `/graphql` works with. */
export interface GraphqlRouteParts<Context> extends EngineParts<Context> {
  documents: Documents;
  persisted: PersistedDocuments;
  partnerKeys: PartnerKeys;
  /** Whether documents outside the manifest are taken from anybody. */
  isOpen: boolean;
  lanes: { direct: Lane<Context>; yoga: Lane<Context> };
  observers: readonly Observer[];
  streams: Streams;
  onFault(error: unknown, requestId: string): void;
  /** Milliseconds in which an operation must have answered. */
  timeout: number;
}

/** One request on its way: gathered step by step, so that the record is right wherever it ends. */
interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  caller: Caller;
  trace: Trace;
  headers: Readonly<Record<string, string>>;
  type: AnswerType;
  startedAt: number;
  began: number;
  trusted: TrustedDocument | undefined;
  operationType: OperationRecord["type"];
  upstreamCalls(): number;
}

/** Answers `/graphql` but for its page: POST, GET for queries, and event streams. */
export function graphqlRoute<Context>(parts: GraphqlRouteParts<Context>) {
  return async (
    req: IncomingMessage,
    res: ServerResponse,
    caller: Caller,
    search: string,
    common: Readonly<Record<string, string>>,
  ) => {
    const exchange: Exchange = {
      req,
      res,
      caller,
      trace: continueTrace(headerOf(req, "traceparent"), headerOf(req, "tracestate")),
      headers: { ...common, ...corsHeaders(caller), "cache-control": "no-store" },
      type: "application/json",
      startedAt: Date.now(),
      began: performance.now(),
      trusted: undefined,
      operationType: "unknown",
      upstreamCalls: () => 0,
    };
    try {
      await answer(parts, exchange, search);
    } catch (error) {
      fail(parts, exchange, error);
    }
  };
}

async function answer<Context>(parts: GraphqlRouteParts<Context>, exchange: Exchange, search: string): Promise<void> {
  const { req, res, caller } = exchange;
  if (req.method === "OPTIONS") {
    res.writeHead(204, { ...exchange.headers, ...preflightHeaders(caller), allow: "GET, POST, OPTIONS" });
    res.end();
    return;
  }
  const type = answerType(req.headers.accept);
  exchange.type = type ?? "application/graphql-response+json";
  if (req.method !== "GET" && req.method !== "POST") {
    throw new Refusal("BAD_REQUEST", "Only GET and POST.", { status: 405, headers: { allow: "GET, POST, OPTIONS" } });
  }
  if (type === undefined) {
    throw new Refusal("BAD_REQUEST", "Answers are JSON or an event stream.", { status: 406 });
  }
  refuseCrossSite(req.method, req.headers, caller);
  const params = req.method === "POST" ? paramsOfBody(await readJson(req)) : paramsOfSearch(search);
  const text = textOf(parts, exchange, params);
  const prepared = parts.documents.prepare(text);
  const admission = parts.documents.admit(prepared, params.operationName, params.variables);
  if (admission.errors !== undefined) {
    sendResult(parts, exchange, { errors: admission.errors }, "refused");
    return;
  }
  const { operation } = admission;
  exchange.operationType = operation.type;
  if (req.method === "GET" && operation.type === "mutation") {
    throw new Refusal("BAD_REQUEST", "Mutations are sent by POST.", { status: 405, headers: { allow: "POST" } });
  }
  if (operation.type === "subscription" && type !== "text/event-stream") {
    throw new Refusal("BAD_REQUEST", "Subscriptions are answered as text/event-stream.", { status: 406 });
  }

  const abort = new AbortController();
  res.on("close", () => abort.abort(new DOMException("The client went away.", "AbortError")));
  const context = await parts.openContext({
    headers: req.headers,
    bringsCookies: bringsCookies(req.headers, caller),
    caller,
    trace: exchange.trace,
    signal: abort.signal,
  });
  exchange.upstreamCalls = context.upstreamCalls;
  const timer = setTimeout(() => abort.abort(new DOMException("Too slow.", "TimeoutError")), parts.timeout);
  const lane = exchange.trusted === undefined ? parts.lanes.yoga : parts.lanes.direct;
  try {
    const results = await lane({
      prepared,
      operation,
      text,
      operationName: params.operationName,
      variables: params.variables,
      context: context.value,
      signal: abort.signal,
    });
    // A result that was made of aborted calls is no answer.
    abort.signal.throwIfAborted();
    if (isStream(results)) {
      sendStream(parts, exchange, context, results, abort);
      return;
    }
    const cost = { requested: admission.requested, limit: admission.limit };
    const full = { ...results, extensions: { ...results.extensions, cost } };
    sendResult(parts, exchange, full, outcomeOf(results), context.cookies());
  } catch (error) {
    throw abort.signal.reason ?? error;
  } finally {
    clearTimeout(timer);
  }
}

/** The document's text, by id or as it came, if this caller may send it. */
function textOf<Context>(parts: GraphqlRouteParts<Context>, exchange: Exchange, params: Params): string {
  if (params.documentId !== undefined) {
    exchange.trusted = parts.persisted.find(params.documentId);
    if (exchange.trusted !== undefined) return exchange.trusted.text;
    throw isDocumentId(params.documentId)
      ? new Refusal("PERSISTED_DOCUMENT_NOT_FOUND", "No document has this id.")
      : new Refusal("BAD_REQUEST", "`documentId` must be sha256: and 64 lower hexadecimal digits.");
  }
  if (!parts.isOpen && !parts.partnerKeys.has(headerOf(exchange.req, "x-atrium-partner-key"))) {
    throw new Refusal("PERSISTED_DOCUMENT_REQUIRED", "Only registered documents are accepted here.");
  }
  return params.query ?? "";
}

function sendStream<Context>(
  parts: GraphqlRouteParts<Context>,
  exchange: Exchange,
  context: OpenContext<Context>,
  results: AsyncIterable<ExecutionResult>,
  abort: AbortController,
): void {
  const { req, res, caller, headers } = exchange;
  const place = parts.streams.open(req.headers.authorization ?? req.headers.cookie ?? caller.clientIp);
  if (place === undefined) {
    abort.abort();
    throw new Refusal("RATE_LIMITED", "Too many subscriptions are open.", {
      status: 429,
      headers: { "retry-after": "10" },
    });
  }
  const cookies = context.cookies();
  const stream = sendEvents(res, results, formatResult, {
    ...headers,
    ...(cookies.length === 0 ? {} : { "set-cookie": cookies }),
  });
  place.onDrain(stream.complete);
  void stream.done.then(() => {
    place.leave();
    abort.abort();
    record(parts, exchange, "ok", 200, []);
  });
}

function sendResult<Context>(
  parts: GraphqlRouteParts<Context>,
  exchange: Exchange,
  result: ExecutionResult,
  outcome: Outcome,
  cookies: string[] = [],
): void {
  const { res, headers, type } = exchange;
  const errors = result.errors ?? [];
  const own = errors.length === 0 ? headers : { ...headers, ...headersOfErrors(errors) };
  const withCookies = cookies.length === 0 ? own : { ...own, "set-cookie": cookies };
  if (type === "text/event-stream") {
    const stream = sendEvents(res, once(result), formatResult, withCookies);
    void stream.done.then(() => record(parts, exchange, outcome, 200, codesOf(result)));
    return;
  }
  const status = "data" in result ? 200 : statusOfErrors(errors, type === "application/json");
  sendJson(res, status, type, formatResult(result), withCookies);
  record(parts, exchange, outcome, status, codesOf(result));
}

/** Answers what was thrown: refusals as they are, all else masked. */
function fail<Context>(parts: GraphqlRouteParts<Context>, exchange: Exchange, error: unknown): void {
  const { res, caller, headers } = exchange;
  if (res.destroyed) {
    record(parts, exchange, "cancelled", 499, []);
    return;
  }
  const isLate = error instanceof DOMException && error.name === "TimeoutError";
  const refusal = error instanceof Refusal;
  const told = isLate
    ? new Refusal("UPSTREAM_TIMEOUT", "The platform took too long.")
    : parts.maskError(error, undefined);
  if (!refusal && !isLate) parts.onFault(error, caller.requestId);
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const type = exchange.type === "text/event-stream" ? "application/graphql-response+json" : exchange.type;
  const status = statusOfErrors([told], type === "application/json");
  sendJson(res, status, type, formatResult({ errors: [told] }), { ...headers, ...headersOfErrors([told]) });
  record(parts, exchange, refusal ? "refused" : "failed", status, codesOf({ errors: [told] }));
}

function sendJson(
  res: ServerResponse,
  status: number,
  type: string,
  json: string,
  headers: Readonly<Record<string, string | string[]>>,
): void {
  res.writeHead(status, {
    ...headers,
    "content-type": `${type}; charset=utf-8`,
    "content-length": Buffer.byteLength(json),
  });
  res.end(json);
}

function outcomeOf(result: ExecutionResult): Outcome {
  if (result.errors === undefined) return "ok";
  return result.data === undefined || result.data === null ? "failed" : "partial";
}

function record<Context>(
  parts: GraphqlRouteParts<Context>,
  exchange: Exchange,
  outcome: Outcome,
  status: number,
  codes: readonly string[],
): void {
  const entry: OperationRecord = {
    name: exchange.trusted?.name ?? "ad-hoc",
    type: exchange.operationType,
    outcome,
    status,
    codes,
    startedAt: exchange.startedAt,
    seconds: (performance.now() - exchange.began) / 1000,
    upstreamCalls: exchange.upstreamCalls(),
    requestId: exchange.caller.requestId,
    trace: exchange.trace,
  };
  for (const observer of parts.observers) observer.operation?.(entry);
}

function headerOf(req: IncomingMessage, name: string): string | undefined {
  const value = req.headers[name];
  return typeof value === "string" ? value : undefined;
}
