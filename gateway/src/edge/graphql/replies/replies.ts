import type { ExecutionResult, GraphQLError } from "graphql";
import { failedCallOf } from "../../../errors/mask.ts";
import { missedBy } from "../../../push/resume.ts";
import type { Observer, OperationRecord, Outcome } from "../../../telemetry/records.ts";
import { tenthsOf } from "../../../telemetry/tenths.ts";
import {
  compressQuickly,
  type Encoding,
  encodingFor,
  type SharedBytes,
  worthCompressing,
} from "../../http/compression.ts";
import { hasTag } from "../../http/entityTag.ts";
import { Refusal } from "../../http/refusal.ts";
import { budgetHeaders } from "../admission/budgets.ts";
import { callsOf, cookiesOf, type Exchange, partnerOf } from "../exchange.ts";
import type { Keeping, Pieces } from "../lanes/lane.ts";
import { type EventSource, once, sendEvents } from "../streams/sse.ts";
import type { StreamPlace } from "../streams/streams.ts";
import { distinct, formatPieces, formatResult, headersOfErrors } from "./answer.ts";
import { cacheableHeaders } from "./cacheHeaders.ts";
import { headerListFor, headersFor } from "./replyHeaders.ts";
import { statusOfErrors } from "./statuses.ts";
import { sendBytes, sendCharacters, sendCompressed, sendText } from "./writeBody.ts";

/** What sending answers needs of the gateway. */
export interface ReplyOptions {
  observer: Observer;
  /** Makes an error safe to send, and logs it if it is a fault of the gateway. */
  maskError(error: unknown, requestId: string): GraphQLError;
  /** Whether answers carry `server-timing`. It helps developers, but also shows strangers how the server works. */
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
    const stream = sendEvents(
      exchange.res,
      [this.#sourceOf(exchange, results)],
      formatResult,
      this.#headersOf(exchange),
      { hasGap: missedBy(exchange.req.headers).isGone },
    );
    place?.onDrain(stream.cut);
    void stream.done.then(([failure]) => this.#recordStream(exchange, "ok", failure));
  }

  /** Sends several subscriptions in one stream. Each event carries its subscription's place in the list. */
  sendBundle(exchange: Exchange, bundled: readonly BundledSource[], place: StreamPlace): void {
    const whole: Exchange = {
      ...exchange,
      context: {
        cookies: () => bundled.flatMap((one) => cookiesOf(one.exchange)),
        upstreamCalls: () => bundled.reduce((sum, one) => sum + callsOf(one.exchange), 0),
      },
    };
    const sources = bundled.map((one, index) => ({ id: `${index}`, ...this.#sourceOf(one.exchange, one.results) }));
    const stream = sendEvents(exchange.res, sources, formatResult, this.#headersOf(whole));
    place.onDrain(stream.cut);
    void stream.done.then((failures) => {
      for (const [index, one] of bundled.entries()) this.#recordStream(one.exchange, one.outcome, failures[index]);
    });
  }

  /** Sends the only result of an operation, or of its refusal. */
  async sendResult(exchange: Exchange, result: ExecutionResult, outcome: Outcome): Promise<void> {
    const { res, type } = exchange;
    const errors = result.errors ?? [];
    if (type === "text/event-stream") {
      const headers = { ...this.#headersOf(exchange), ...headersOfErrors(errors) };
      const stream = sendEvents(res, [this.#sourceOf(exchange, once(result))], formatResult, headers);
      void stream.done.then(() => this.#record(exchange, outcome, 200, result.errors));
      return;
    }
    const status = "data" in result ? 200 : statusOfErrors(errors, isLegacy(exchange));
    const headers = this.#headerListOf(exchange);
    if (errors.length > 0) headers.push(...Object.entries(headersOfErrors(errors)).flat());
    await this.#sendBody(exchange, status, headers, formatResult(result));
    this.#record(exchange, outcome, status, result.errors);
  }

  /** Sends an answer with values and extensions that are JSON already. A promise only while it is compressed. */
  sendPieces(exchange: Exchange, pieces: Pieces, extensions: string): Promise<void> | undefined {
    const { errors, bodies, keeping } = pieces;
    const headers = this.#headerListOf(exchange);
    if (errors !== undefined) headers.push(...Object.entries(headersOfErrors(errors)).flat());
    // The extensions of an answer to free text contain the caller's budget, so each of its bodies is new.
    const isNew = bodies === undefined || (keeping === undefined && exchange.registered === undefined);
    const sent = isNew
      ? this.#sendBody(exchange, 200, headers, formatPieces(pieces, extensions))
      : this.#sendKept(
          exchange,
          headers,
          bodies.get(extensions) ?? bodies.keep(extensions, formatPieces(pieces, extensions)),
          keeping,
        );
    if (sent !== undefined) return this.#recordAfter(sent, exchange, errors);
    this.#recordPieces(exchange, errors);
    return undefined;
  }

  /** Answers an error that was thrown. Refusals are sent as they are, all other errors masked. */
  sendFailure(exchange: Exchange, error: unknown): void {
    const { res } = exchange;
    if (res.destroyed) {
      this.#record(exchange, "cancelled", 499);
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
      this.#record(exchange, outcome, res.statusCode, [sent]);
      return;
    }
    const type = exchange.type === "text/event-stream" ? "application/graphql-response+json" : exchange.type;
    const status = statusOfErrors([sent], isLegacy(exchange));
    const json = formatResult({ errors: [sent] });
    res.writeHead(status, {
      ...headersFor(exchange.caller),
      ...budgetRecord(exchange),
      ...headersOfErrors([sent]),
      "content-type": `${type}; charset=utf-8`,
      "content-length": Buffer.byteLength(json),
    });
    res.end(json);
    this.#record(exchange, outcome, status, [sent]);
  }

  /** The caller's headers with cookies, and for developers with the timing. */
  #headersOf(exchange: Exchange): Readonly<Record<string, string | string[]>> {
    const cookies = cookiesOf(exchange);
    return {
      ...headersFor(exchange.caller),
      ...budgetRecord(exchange),
      ...(cookies.length === 0 ? {} : { "set-cookie": [...cookies] }),
      ...(this.#options.isTimed ? { "server-timing": timingOf(exchange) } : {}),
    };
  }

  /** The same as a list of names and values in turn. */
  #headerListOf(exchange: Exchange): string[] {
    const headers = headerListFor(exchange.caller);
    for (const cookie of cookiesOf(exchange)) headers.push("set-cookie", cookie);
    if (exchange.spending !== undefined) headers.push(...budgetHeaders(exchange.operationType, exchange.spending));
    if (this.#options.isTimed) headers.push("server-timing", timingOf(exchange));
    return headers;
  }

  async #recordAfter(sent: Promise<void>, exchange: Exchange, errors: Pieces["errors"]): Promise<void> {
    await sent;
    this.#recordPieces(exchange, errors);
  }

  #recordPieces(exchange: Exchange, errors: Pieces["errors"]): void {
    if (exchange.res.statusCode === 304) this.#record(exchange, "ok", 304);
    else this.#record(exchange, errors === undefined ? "ok" : "partial", 200, errors);
  }

  /** Sends a body that no other answer shares. */
  #sendBody(exchange: Exchange, status: number, headers: string[], body: string | Buffer): Promise<void> | undefined {
    const encoding = this.#encodingFor(exchange, body.length);
    if (encoding !== undefined) {
      return sendCompressed(exchange, status, headers, compressQuickly(Buffer.from(body), encoding), encoding);
    }
    if (typeof body === "string") sendText(exchange, status, headers, body);
    else sendBytes(exchange, status, headers, body, undefined);
    return undefined;
  }

  /**
   * Sends a body that many answers share, or only the headers when the client has it already. Browsers and CDNs may keep
   * it, if `keeping` is given.
   */
  #sendKept(exchange: Exchange, common: string[], body: SharedBytes, keeping?: Keeping): Promise<void> | undefined {
    const { req, res } = exchange;
    let headers = common;
    if (keeping !== undefined && isCacheable(exchange)) {
      headers = cacheableHeaders(common, req.headers, { ...keeping, tag: body.tag });
      if (hasTag(req.headers["if-none-match"], body.tag)) {
        res.writeHead(304, headers);
        res.end();
        return undefined;
      }
    }
    const encoding = this.#encodingFor(exchange, body.plain.length);
    if (encoding !== undefined) return sendCompressed(exchange, 200, headers, body.compressed(encoding), encoding);
    const { text } = body;
    if (text === undefined) sendBytes(exchange, 200, headers, body.plain, undefined);
    else sendCharacters(exchange, 200, headers, text, text.length, "latin1");
    return undefined;
  }

  /** The compression of an answer, undefined for none. */
  #encodingFor({ req, operationType }: Exchange, length: number): Encoding | undefined {
    // A mutation's answer may hold a secret. Compressed next to text of the caller's choice, its length could reveal it.
    const mayCompress = length >= worthCompressing && operationType === "query";
    return mayCompress ? encodingFor(req.headers["accept-encoding"]) : undefined;
  }

  #sourceOf(exchange: Exchange, results: AsyncIterable<ExecutionResult>): EventSource {
    return { results, mask: (error) => this.maskError(error, exchange) };
  }

  /** A source that threw after the headers were sent has failed, although the client saw status 200. */
  #recordStream(exchange: Exchange, outcome: Outcome, failure: GraphQLError | undefined): void {
    if (failure === undefined) this.#record(exchange, outcome, 200);
    else this.#record(exchange, "failed", 200, [failure]);
  }

  #record(exchange: Exchange, outcome: Outcome, status: number, errors: readonly GraphQLError[] = []): void {
    const entry: OperationRecord = {
      name: exchange.registered?.name ?? "ad-hoc",
      type: exchange.operationType,
      outcome,
      status,
      codes: distinct(errors, ({ extensions }) => String(extensions.code ?? "INTERNAL")),
      failedCalls: distinct(errors, failedCallOf),
      startedAt: exchange.startedAt,
      seconds: (performance.now() - exchange.began) / 1000,
      upstreamCalls: callsOf(exchange),
      requestId: exchange.caller.requestId,
      trace: exchange.trace,
      partner: partnerOf(exchange),
    };
    this.#options.observer.operation?.(entry);
  }
}

const isLegacy = ({ type, isRest }: Exchange) => type === "application/json" && !isRest;

function budgetRecord({ operationType, spending }: Exchange): Readonly<Record<string, string>> {
  if (spending === undefined) return {};
  const [policyName, policy, name, budget] = budgetHeaders(operationType, spending);
  return { [policyName]: policy, [name]: budget };
}

/** Whether caches may keep the answer: the address contains the whole request, and the answer sets no cookie. */
const isCacheable = (exchange: Exchange) =>
  exchange.req.method === "GET" && exchange.registered !== undefined && cookiesOf(exchange).length === 0;

const timingOf = (exchange: Exchange): string =>
  `total;dur=${tenthsOf(performance.now() - exchange.began)}, platform;desc="${callsOf(exchange)} calls"`;
