import type { IncomingMessage, ServerResponse } from "node:http";
import type { ExecutionResult, GraphQLError } from "graphql";
import type { RegisteredDocument } from "../../documents/persisted.ts";
import type { Observer, OperationRecord, Outcome } from "../../telemetry/records.ts";
import type { Trace } from "../../telemetry/trace.ts";
import type { AnswerType } from "../http/accept.ts";
import type { Caller } from "../http/caller.ts";
import { compressQuickly, type Encoding, encodingFor, worthCompressing } from "../http/compression.ts";
import { Refusal } from "../http/refusal.ts";
import { codesOf, formatPieces, formatResult, headersOfErrors } from "./answer.ts";
import type { Pieces } from "./lane.ts";
import { once, type SourceFailure, sendEvents } from "./sse.ts";
import { statusOfErrors } from "./statuses.ts";
import type { StreamPlace } from "./streams.ts";

/** One request to `/graphql`. The route fills it in step by step, so that its record is right wherever it ends. */
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
  registered: RegisteredDocument | undefined;
  operationType: OperationRecord["type"];
  cookies(): string[];
  upstreamCalls(): number;
}

/** What sending answers needs of the gateway. */
export interface ReplyOptions {
  observers: readonly Observer[];
  /** Makes an error safe to send, and logs it if it is a fault of the gateway. */
  maskError(error: unknown, requestId: string): GraphQLError;
  /** Whether answers carry `server-timing`. It helps developers, but also tells strangers about the server. */
  isTimed: boolean;
}

/** One of several subscriptions in a stream, with its own exchange for its record. */
export interface BundledSource {
  exchange: Exchange;
  results: AsyncIterable<ExecutionResult>;
  outcome: Outcome;
}

/** Sends the answers of `/graphql` and records each operation once. */
export class Replies {
  readonly #options: ReplyOptions;

  constructor(options: ReplyOptions) {
    this.#options = options;
  }

  /** Makes an error safe to send, and logs it if it is a fault of the gateway. */
  maskError(error: unknown, exchange: Exchange): GraphQLError {
    return this.#options.maskError(error, exchange.caller.requestId);
  }

  /** Sends results as they come, until the client or the source ends the stream. */
  sendStream(exchange: Exchange, results: AsyncIterable<ExecutionResult>, place: StreamPlace | undefined): void {
    const headers = this.#headersOf(exchange, exchange.headers);
    const stream = sendEvents(exchange.res, [{ results }], formatResult, headers);
    place?.onDrain(stream.cut);
    void stream.done.then(([failure]) => this.#recordStream(exchange, "ok", failure));
  }

  /** Sends several subscriptions in one stream. Each event carries its subscription's place in the list. */
  sendBundle(exchange: Exchange, bundled: readonly BundledSource[], place: StreamPlace): void {
    const whole: Exchange = {
      ...exchange,
      cookies: () => bundled.flatMap((one) => one.exchange.cookies()),
      upstreamCalls: () => bundled.reduce((sum, one) => sum + one.exchange.upstreamCalls(), 0),
    };
    const sources = bundled.map(({ results }, index) => ({ id: `${index}`, results }));
    const stream = sendEvents(exchange.res, sources, formatResult, this.#headersOf(whole, exchange.headers));
    place.onDrain(stream.cut);
    void stream.done.then((failures) => {
      for (const [index, one] of bundled.entries()) this.#recordStream(one.exchange, one.outcome, failures[index]);
    });
  }

  /** Sends the only result of an operation, or of its refusal. */
  async sendResult(exchange: Exchange, result: ExecutionResult, outcome: Outcome): Promise<void> {
    const { res, type } = exchange;
    const errors = result.errors ?? [];
    const extra = errors.length === 0 ? exchange.headers : { ...exchange.headers, ...headersOfErrors(errors) };
    const headers = this.#headersOf(exchange, extra);
    if (type === "text/event-stream") {
      const stream = sendEvents(res, [{ results: once(result) }], formatResult, headers);
      void stream.done.then(() => this.#record(exchange, outcome, 200, codesOf(result)));
      return;
    }
    const status = "data" in result ? 200 : statusOfErrors(errors, type === "application/json");
    const body = Buffer.from(formatResult(result));
    await sendBody(exchange, status, type, body, headers, (encoding) => compressQuickly(body, encoding));
    this.#record(exchange, outcome, status, codesOf(result));
  }

  /** Sends an answer that is partly or wholly bytes already. */
  async sendPieces(exchange: Exchange, pieces: Pieces, extensions: object): Promise<void> {
    const { errors, shared } = pieces;
    const text = JSON.stringify(extensions);
    const make = () => formatPieces(pieces, text);
    const extra = errors === undefined ? exchange.headers : { ...exchange.headers, ...headersOfErrors(errors) };
    const headers = this.#headersOf(exchange, extra);
    const body = shared?.bodyWith(text, make);
    const plain = body?.plain ?? make();
    const compress = (encoding: Encoding) => body?.compressed(encoding) ?? compressQuickly(plain, encoding);
    await sendBody(exchange, 200, exchange.type, plain, headers, compress);
    this.#record(exchange, errors === undefined ? "ok" : "partial", 200, codesOf(pieces));
  }

  /** Answers an error that was thrown. Refusals are sent as they are, all other errors masked. */
  sendFailure(exchange: Exchange, error: unknown): void {
    const { res, headers } = exchange;
    if (res.destroyed) {
      this.#record(exchange, "cancelled", 499, []);
      return;
    }
    const isLate = error instanceof DOMException && error.name === "TimeoutError";
    const sent = isLate
      ? new Refusal("UPSTREAM_TIMEOUT", "The platform took too long.")
      : this.maskError(error, exchange);
    const outcome = error instanceof Refusal ? "refused" : "failed";
    if (res.headersSent) {
      // The client already has a status and part of the body, so the cut connection is its only sign of the failure.
      res.destroy();
      this.#record(exchange, outcome, res.statusCode, codesOf({ errors: [sent] }));
      return;
    }
    const type = exchange.type === "text/event-stream" ? "application/graphql-response+json" : exchange.type;
    const status = statusOfErrors([sent], type === "application/json");
    const json = formatResult({ errors: [sent] });
    res.writeHead(status, {
      ...headers,
      ...headersOfErrors([sent]),
      "content-type": `${type}; charset=utf-8`,
      "content-length": Buffer.byteLength(json),
    });
    res.end(json);
    this.#record(exchange, outcome, status, codesOf({ errors: [sent] }));
  }

  /** Adds cookies, and for developers the timing. */
  #headersOf(
    exchange: Exchange,
    headers: Readonly<Record<string, string>>,
  ): Readonly<Record<string, string | string[]>> {
    const cookies = exchange.cookies();
    const own = cookies.length === 0 ? headers : { ...headers, "set-cookie": cookies };
    if (!this.#options.isTimed) return own;
    const spent = (performance.now() - exchange.began).toFixed(1);
    return { ...own, "server-timing": `total;dur=${spent}, platform;desc="${exchange.upstreamCalls()} calls"` };
  }

  /** A source that threw after the headers were sent has failed, although the client saw status 200. */
  #recordStream(exchange: Exchange, outcome: Outcome, failure: SourceFailure | undefined): void {
    if (failure === undefined) this.#record(exchange, outcome, 200, []);
    else this.#record(exchange, "failed", 200, codesOf({ errors: [this.maskError(failure.error, exchange)] }));
  }

  #record(exchange: Exchange, outcome: Outcome, status: number, codes: readonly string[]): void {
    const entry: OperationRecord = {
      name: exchange.registered?.name ?? "ad-hoc",
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
    for (const observer of this.#options.observers) observer.operation?.(entry);
  }
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
  // A mutation's answer may hold a secret. Compressed next to text of the caller's choice, its length could reveal it.
  const mayCompress = plain.length >= worthCompressing && exchange.operationType === "query";
  const encoding = mayCompress ? encodingFor(req.headers["accept-encoding"]) : undefined;
  const bytes = encoding === undefined ? plain : await compress(encoding);
  const own = { ...headers, "content-type": `${type}; charset=utf-8`, "content-length": bytes.length };
  res.writeHead(status, encoding === undefined ? own : { ...own, "content-encoding": encoding });
  res.end(bytes);
}
