import type { IncomingMessage, ServerResponse } from "node:http";
import type { ExecutionResult, GraphQLError } from "graphql";
import type { TrustedDocument } from "../../documents/persisted.ts";
import type { Observer, OperationRecord, Outcome } from "../../telemetry/records.ts";
import type { Trace } from "../../telemetry/trace.ts";
import type { AnswerType } from "../http/accept.ts";
import type { Caller } from "../http/caller.ts";
import { compressQuickly, type Encoding, encodingFor, SharedBytes, worthCompressing } from "../http/compression.ts";
import { Refusal } from "../http/refusal.ts";
import { codesOf, formatPieces, formatResult, headersOfErrors } from "./answer.ts";
import type { Pieces } from "./fastLane.ts";
import { once, sendEvents } from "./sse.ts";
import { statusOfErrors } from "./statuses.ts";
import type { StreamPlace } from "./streams.ts";

/** One request to `/graphql` on its way: gathered step by step, so that its record is right wherever it ends. */
export interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  caller: Caller;
  trace: Trace;
  headers: Readonly<Record<string, string>>;
  type: AnswerType;
  /** Milliseconds since the epoch, and on the monotonic clock. */
  startedAt: number;
  began: number;
  trusted: TrustedDocument | undefined;
  operationType: OperationRecord["type"];
  cookies(): string[];
  upstreamCalls(): number;
}

/** What answering needs of the gateway. */
export interface ReplyParts {
  observers: readonly Observer[];
  /** Also logs what turns out to be a fault of ours. */
  maskError(error: unknown, requestId: string): GraphQLError;
  /** Whether answers say how long they took: a help to developers, and to those who measure a stranger's server. */
  isTimed: boolean;
}

/** Sends results as they come, until either side has enough. */
export function sendStream(
  parts: ReplyParts,
  exchange: Exchange,
  results: AsyncIterable<ExecutionResult>,
  place: StreamPlace | undefined,
): void {
  const stream = sendEvents(
    exchange.res,
    [{ results }],
    formatResult,
    answerHeaders(parts, exchange, exchange.headers),
  );
  place?.onDrain(stream.cut);
  void stream.done.then(() => record(parts, exchange, "ok", 200, []));
}

/** One of several subscriptions in a stream, with an exchange of its own to be recorded by. */
export interface BundledSource {
  exchange: Exchange;
  results: AsyncIterable<ExecutionResult>;
  outcome: Outcome;
}

/** Sends what several subscriptions say in one stream, each under its place in the list. */
export function sendBundle(
  parts: ReplyParts,
  exchange: Exchange,
  bundled: readonly BundledSource[],
  place: StreamPlace,
): void {
  const whole: Exchange = {
    ...exchange,
    cookies: () => bundled.flatMap((one) => one.exchange.cookies()),
    upstreamCalls: () => bundled.reduce((sum, one) => sum + one.exchange.upstreamCalls(), 0),
  };
  const sources = bundled.map(({ results }, index) => ({ id: `${index}`, results }));
  const stream = sendEvents(exchange.res, sources, formatResult, answerHeaders(parts, whole, exchange.headers));
  place.onDrain(stream.cut);
  void stream.done.then(() => {
    for (const one of bundled) record(parts, one.exchange, one.outcome, 200, []);
  });
}

/** Sends the one result of an operation, or of its refusal. */
export async function sendResult(
  parts: ReplyParts,
  exchange: Exchange,
  result: ExecutionResult,
  outcome: Outcome,
): Promise<void> {
  const { res, type } = exchange;
  const errors = result.errors ?? [];
  const headers = answerHeaders(
    parts,
    exchange,
    errors.length === 0 ? exchange.headers : { ...exchange.headers, ...headersOfErrors(errors) },
  );
  if (type === "text/event-stream") {
    const stream = sendEvents(res, [{ results: once(result) }], formatResult, headers);
    void stream.done.then(() => record(parts, exchange, outcome, 200, codesOf(result)));
    return;
  }
  const status = "data" in result ? 200 : statusOfErrors(errors, type === "application/json");
  const body = Buffer.from(formatResult(result));
  await sendBody(exchange, status, type, body, headers, (encoding) => compressQuickly(body, encoding));
  record(parts, exchange, outcome, status, codesOf(result));
}

/** Sends an answer that is partly bytes already, or wholly. */
export async function sendPieces(
  parts: ReplyParts,
  exchange: Exchange,
  pieces: Pieces,
  extensions: object,
): Promise<void> {
  const { kept } = pieces;
  const body = kept?.body ?? new SharedBytes(formatPieces(pieces, extensions));
  if (kept !== undefined) kept.body = body;
  const headers = answerHeaders(parts, exchange, exchange.headers);
  await sendBody(exchange, 200, exchange.type, body.plain, headers, (encoding) => body.compressed(encoding));
  record(parts, exchange, pieces.errors === undefined ? "ok" : "partial", 200, codesOf(pieces));
}

/** Answers what was thrown: refusals as they are, all else masked. */
export function sendFailure(parts: ReplyParts, exchange: Exchange, error: unknown): void {
  const { res, caller, headers } = exchange;
  if (res.destroyed) {
    record(parts, exchange, "cancelled", 499, []);
    return;
  }
  const isLate = error instanceof DOMException && error.name === "TimeoutError";
  const isRefusal = error instanceof Refusal;
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const told = isLate
    ? new Refusal("UPSTREAM_TIMEOUT", "The platform took too long.")
    : parts.maskError(error, caller.requestId);
  const type = exchange.type === "text/event-stream" ? "application/graphql-response+json" : exchange.type;
  const status = statusOfErrors([told], type === "application/json");
  const json = formatResult({ errors: [told] });
  res.writeHead(status, {
    ...headers,
    ...headersOfErrors([told]),
    "content-type": `${type}; charset=utf-8`,
    "content-length": Buffer.byteLength(json),
  });
  res.end(json);
  record(parts, exchange, isRefusal ? "refused" : "failed", status, codesOf({ errors: [told] }));
}

/** The headers of an operation's answer: its cookies, and for developers its timing. */
function answerHeaders(
  parts: ReplyParts,
  exchange: Exchange,
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string | string[]>> {
  const cookies = exchange.cookies();
  const own = cookies.length === 0 ? headers : { ...headers, "set-cookie": cookies };
  if (!parts.isTimed) return own;
  const spent = (performance.now() - exchange.began).toFixed(1);
  return { ...own, "server-timing": `total;dur=${spent}, platform;desc="${exchange.upstreamCalls()} calls"` };
}

async function sendBody(
  exchange: Exchange,
  status: number,
  type: string,
  plain: Buffer,
  headers: Readonly<Record<string, string | string[]>>,
  compress: (encoding: Encoding) => Promise<Buffer>,
): Promise<void> {
  const { req, res } = exchange;
  // What a mutation answers may be a secret, and compressing secrets beside a caller's words can give them away.
  const mayCompress = plain.length >= worthCompressing && exchange.operationType === "query";
  const encoding = mayCompress ? encodingFor(req.headers["accept-encoding"]) : undefined;
  const bytes = encoding === undefined ? plain : await compress(encoding);
  const own = { ...headers, "content-type": `${type}; charset=utf-8`, "content-length": bytes.length };
  res.writeHead(status, encoding === undefined ? own : { ...own, "content-encoding": encoding });
  res.end(bytes);
}

function record(
  parts: ReplyParts,
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
