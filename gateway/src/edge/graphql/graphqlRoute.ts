import type { ExecutionResult } from "graphql";
import { Deadlines } from "../../deadlines/deadlines.ts";
import type { Outcome } from "../../telemetry/records.ts";
import { continueTrace } from "../../telemetry/trace.ts";
import { answerType } from "../http/accept.ts";
import { readJson } from "../http/body.ts";
import { bringsCookies, preflightHeaders, refuseCrossSite } from "../http/crossSite.ts";
import { ledgerHeader } from "../http/ledgerHeader.ts";
import { onClose } from "../http/onClose.ts";
import { priceHeader } from "../http/priceHeader.ts";
import { Refusal } from "../http/refusal.ts";
import type { GraphqlRoute } from "../http/route.ts";
import { headerOf } from "./admission/admission.ts";
import { costIn, permitFor } from "./admission/operationPermit.ts";
import { answerBundle } from "./bundle.ts";
import type { AcceptedOperation, Execution, OpenContext } from "./engine.ts";
import type { Exchange } from "./exchange.ts";
import { resultOf } from "./lanes/lane.ts";
import { paramsOfBody, paramsOfRest, paramsOfSearch } from "./params.ts";
import { headersFor } from "./replies/replyHeaders.ts";
import type { GraphqlRouteParts } from "./routeParts.ts";
import { holderOf } from "./streams/streams.ts";

/** Answers `/graphql`: POST, GET for queries, and event streams. GraphiQL's page is elsewhere. */
export function graphqlRoute<Context>(parts: GraphqlRouteParts<Context>): GraphqlRoute {
  const late = new Deadlines<AbortController>(parts.timeout, (abort) => abort.abort(tooSlow()));
  return async (req, res, caller, search, restName) => {
    const exchange: Exchange = {
      req,
      res,
      caller,
      trace: continueTrace(headerOf(req, "traceparent"), headerOf(req, "tracestate")),
      type: "application/json",
      isRest: restName !== undefined,
      startedAt: Date.now(),
      began: performance.now(),
      registered: undefined,
      partner: undefined,
      partnerName: undefined,
      partnerOperation: undefined,
      spending: undefined,
      operationType: "unknown",
      context: undefined,
    };
    try {
      await answer(parts, exchange, search, late, restName);
    } catch (error) {
      parts.replies.sendFailure(exchange, error);
    }
  };
}

async function answer<Context>(
  parts: GraphqlRouteParts<Context>,
  exchange: Exchange,
  search: string,
  late: Deadlines<AbortController>,
  restName: string | undefined,
): Promise<void> {
  const { req, res, caller } = exchange;
  if (req.method === "OPTIONS") {
    res.writeHead(204, { ...headersFor(caller), ...preflightHeaders(caller), allow: "GET, POST, OPTIONS" });
    res.end();
    return;
  }
  const type = answerType(req.headers.accept);
  exchange.type = type ?? "application/graphql-response+json";
  if (req.method !== "GET" && req.method !== "POST") {
    throw new Refusal("BAD_REQUEST", "Only GET and POST are allowed.", {
      status: 405,
      headers: { allow: "GET, POST, OPTIONS" },
    });
  }
  if (type === undefined) {
    throw new Refusal("BAD_REQUEST", "Answers are JSON or an event stream.", { status: 406 });
  }
  refuseCrossSite(req.method, req.headers, caller);
  const body = req.method === "POST" ? await readJson(req) : undefined;
  if (Array.isArray(body) && type === "text/event-stream") {
    return answerBundle(parts, exchange, body);
  }
  const params =
    restName !== undefined
      ? paramsOfRest(restName, body, search)
      : req.method === "POST"
        ? paramsOfBody(body)
        : paramsOfSearch(search);
  const admitted = parts.admissions.admit(exchange, params);
  const admission = admitted instanceof Promise ? await admitted : admitted;
  if (admission.errors !== undefined) {
    return parts.replies.sendResult(exchange, { errors: admission.errors }, "refused");
  }
  const { operation } = admission.asked;
  if (req.method === "GET" && operation.type === "mutation") {
    throw new Refusal("BAD_REQUEST", "Mutations are sent by POST.", { status: 405, headers: { allow: "POST" } });
  }
  const isPriced = headerOf(req, priceHeader) !== undefined;
  if (!isPriced && operation.type === "subscription" && type !== "text/event-stream") {
    throw new Refusal("BAD_REQUEST", "Subscriptions are answered as text/event-stream.", { status: 406 });
  }
  if (isPriced) {
    return parts.replies.sendResult(exchange, { extensions: { cost: admission.cost } }, "ok");
  }
  await carryOut(parts, exchange, admission.asked, admission.cost, late);
}

/** Executes an accepted operation until the client leaves or the time is up, and sends the result. */
async function carryOut<Context>(
  parts: GraphqlRouteParts<Context>,
  exchange: Exchange,
  asked: AcceptedOperation,
  price: { requested: number; limit: number },
  late: Deadlines<AbortController>,
): Promise<void> {
  const { req, res, caller, trace } = exchange;
  const abort = new AbortController();
  const { signal } = abort;
  const isSubscription = asked.operation.type === "subscription";
  onClose(res, () => {
    // Event sources wait for the signal, so it is aborted however the stream ended.
    if (isSubscription || !res.writableFinished) abort.abort(new DOMException("The client left.", "AbortError"));
  });
  const cookiesCount = bringsCookies(req.headers, caller);
  const opened = parts.engine.openContext({
    headers: req.headers,
    bringsCookies: cookiesCount,
    caller,
    trace,
    signal,
    spending: () => exchange.spending,
    partner: exchange.partner,
    keepsLedger:
      (parts.showsLedger || exchange.partner?.showsLedger === true) && headerOf(req, ledgerHeader) !== undefined,
  });
  const context = opened instanceof Promise ? await opened : opened;
  exchange.context = context;
  signal.throwIfAborted();
  const place = isSubscription ? parts.streams.open(holderOf(req, caller, context)) : undefined;
  if (place !== undefined) onClose(res, place.leave);
  const deadline = late.add(abort);
  try {
    const permit = permitFor(parts.permits, exchange, asked, price.requested, context.account);
    const execution: Execution<Context> = { ...asked, context: context.value, permit, signal };
    const executed = parts.execute(execution);
    const answer = executed instanceof Promise ? await executed : executed;
    // An answer of aborted calls is incomplete: don't send it.
    signal.throwIfAborted();
    if (answer.stream !== undefined) parts.replies.sendStream(exchange, answer.stream, place);
    else if (answer.pieces !== undefined && exchange.type !== "text/event-stream") {
      const sent = parts.replies.sendPieces(
        exchange,
        answer.pieces,
        extensionsOf(exchange, context, price, answer.pieces.staleSince),
      );
      if (sent !== undefined) await sent;
    } else {
      const result = resultOf(answer);
      const own: object = JSON.parse(extensionsOf(exchange, context, price, answer.pieces?.staleSince));
      const full = { ...result, extensions: { ...result.extensions, ...own } };
      await parts.replies.sendResult(exchange, full, outcomeOf(result));
    }
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    late.end(deadline);
  }
}

const never = Number.POSITIVE_INFINITY;

/** The cost of the operation as JSON, since when a part of the answer is old because the platform fails, and for developers its platform calls. */
function extensionsOf(
  exchange: Exchange,
  context: OpenContext<unknown>,
  price: { requested: number; limit: number },
  sharedSince?: number,
): string {
  const calls = context.ledger?.();
  const since = Math.min(sharedSince ?? never, context.staleSince?.() ?? never);
  const stale = since === never ? "" : `,"staleSince":"${new Date(since).toISOString()}"`;
  return `{"cost":${costIn(exchange, price)}${stale}${calls === undefined ? "" : `,"upstream":${JSON.stringify(calls)}`}}`;
}

const tooSlow = () => new DOMException("Too slow.", "TimeoutError");

function outcomeOf(result: ExecutionResult): Outcome {
  if (result.errors === undefined) return "ok";
  return result.data === undefined || result.data === null ? "failed" : "partial";
}
