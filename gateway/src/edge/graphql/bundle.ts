import type { ExecutionResult } from "graphql";
import type { Outcome } from "../../telemetry/records.ts";
import { bringsCookies } from "../http/crossSite.ts";
import { onClose } from "../http/onClose.ts";
import { Refusal } from "../http/refusal.ts";
import { permitFor } from "./admission/operationPermit.ts";
import type { Exchange } from "./exchange.ts";
import { resultOf } from "./lanes/lane.ts";
import { type Params, paramsOfBody } from "./params.ts";
import type { BundledSource } from "./replies/replies.ts";
import type { GraphqlRouteParts } from "./routeParts.ts";
import { once } from "./streams/sse.ts";
import { holderOf } from "./streams/streams.ts";

/** Most subscriptions in one stream. */
const mostBundled = 16;

/**
 * Sends several subscriptions in one event stream. Each event's id is the place of its subscription in the list.
 * Browsers open at most six connections to a server that speaks HTTP/1.1, so a stream per subscription would use them
 * up. When one subscription fails, its own events say so and the others go on.
 */
export async function answerBundle<Context>(
  parts: GraphqlRouteParts<Context>,
  exchange: Exchange,
  bodies: readonly unknown[],
): Promise<void> {
  if (bodies.length === 0 || bodies.length > mostBundled) {
    throw new Refusal("BAD_REQUEST", `1 to ${mostBundled} subscriptions per stream.`);
  }
  const asked = bodies.map(paramsOfBody);
  const { req, res, caller, trace } = exchange;
  const left = new AbortController();
  onClose(res, () => left.abort(new DOMException("The client left.", "AbortError")));
  const info = { headers: req.headers, bringsCookies: bringsCookies(req.headers, caller), caller, trace };
  const context = await parts.engine.openContext({ ...info, signal: left.signal });
  left.signal.throwIfAborted();
  const place = parts.streams.open(holderOf(req, caller, context));
  onClose(res, place.leave);
  try {
    const sources = await Promise.all(asked.map((params) => begin(parts, exchange, params, left.signal)));
    parts.replies.sendBundle(exchange, sources, place);
  } catch (error) {
    // Ends the subscriptions that have begun.
    left.abort(new DOMException("The bundle is refused.", "AbortError"));
    throw error;
  }
}

/**
 * Starts one of the bundle's subscriptions. A failed start is a stream with one error. A temporary refusal is thrown
 * and refuses the whole bundle. The client then opens the bundle again later, instead of giving up the subscription.
 */
async function begin<Context>(
  parts: GraphqlRouteParts<Context>,
  bundle: Exchange,
  params: Params,
  left: AbortSignal,
): Promise<BundledSource> {
  const exchange: Exchange = { ...bundle };
  const ended = (result: ExecutionResult, outcome: Outcome) => ({ exchange, results: once(result), outcome });
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new DOMException("Too slow.", "TimeoutError")), parts.timeout);
  try {
    const admission = await parts.admissions.admit(exchange, params);
    if (admission.errors !== undefined) return ended({ errors: admission.errors }, "refused");
    if (exchange.operationType !== "subscription")
      throw new Refusal("BAD_REQUEST", "Only subscriptions share a stream.");
    const { req, caller, trace } = exchange;
    const signal = AbortSignal.any([left, late.signal]);
    const info = {
      headers: req.headers,
      bringsCookies: bringsCookies(req.headers, caller),
      caller,
      trace,
      signal,
      spending: () => exchange.spending,
    };
    const context = await parts.engine.openContext(info);
    exchange.context = context;
    const permit = permitFor(parts.permits, exchange, admission.asked, admission.cost.requested, context.account);
    const answer = await parts.execute({ ...admission.asked, context: context.value, permit, signal });
    if (answer.stream !== undefined) return { exchange, results: answer.stream, outcome: "ok" };
    return ended(resultOf(answer), "failed");
  } catch (error) {
    if (error instanceof Refusal && error.extensions.retryAfter !== undefined) throw error;
    const cause = late.signal.aborted ? new Refusal("UPSTREAM_TIMEOUT", "The platform took too long.") : error;
    return ended(
      { errors: [parts.replies.maskError(cause, exchange)] },
      error instanceof Refusal ? "refused" : "failed",
    );
  } finally {
    clearTimeout(timer);
  }
}
