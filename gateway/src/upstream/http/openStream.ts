import type { Readable } from "node:stream";
import { UpstreamError, unavailable } from "../../errors/upstreamError.ts";
import type { Observer } from "../../telemetry/records.ts";
import { contentOf } from "./envelope.ts";
import { type RawRequest, usualLimitMs } from "./exchange.ts";
import type { Origins } from "./origins.ts";
import type { Outgoing } from "./outgoing.ts";
import { Visits } from "./visits.ts";

/**
 * Reads a file from the platform, and gives its body. The platform must begin to answer within the usual time; the
 * call's own time limits the whole file. An envelope instead of a file is a refusal.
 */
export async function openStream(
  call: Outgoing,
  { method, path, headers }: RawRequest,
  origins: Origins,
  observer: Observer,
): Promise<Readable> {
  const { name, caller, milliseconds, source = caller.clientIp ?? "none" } = call;
  const visits = new Visits(origins, name);
  const visit = visits.next();
  if (visit === undefined) throw unavailable("not sent: a circuit breaker is open", 0);
  const startedAt = Date.now();
  const beginning = AbortSignal.timeout(usualLimitMs);
  const begun = new AbortController();
  const late = () => begun.abort(new UpstreamError({ status: 0, code: "UPSTREAM_TIMEOUT", reason: "too slow" }));
  beginning.addEventListener("abort", late, { once: true });
  const signals = [begun.signal, AbortSignal.timeout(milliseconds), ...(call.leaving ? [call.leaving.signal] : [])];
  const end = (failure: UpstreamError | undefined, status: number) => {
    visit.failure = failure;
    visits.close({ hasLeft: call.leaving?.hasLeft === true, milliseconds: usualLimitMs, bodyBytes: 0 }, source);
    observer.upstreamCall?.({
      upstream: visit.origin.host,
      call: name,
      status,
      outcome: failure?.code ?? "ok",
      startedAt,
      seconds: (Date.now() - startedAt) / 1000,
      traceparent: caller.traceparent,
    });
  };
  try {
    const { origin } = visit;
    const answer = await origin.pool.request({
      origin: origin.url,
      method,
      path,
      headers,
      signal: AbortSignal.any(signals),
    });
    beginning.removeEventListener("abort", late);
    const status = answer.statusCode;
    if (status === 200 && /^text\/csv\b/.test(String(answer.headers["content-type"]))) {
      end(undefined, status);
      return answer.body;
    }
    const body = Buffer.from(await answer.body.arrayBuffer());
    contentOf({ status, headers: answer.headers, body });
    throw unavailable("not a file", status);
  } catch (error) {
    beginning.removeEventListener("abort", late);
    const failure = error instanceof UpstreamError ? error : unavailable("not sent", 0);
    end(failure, failure.status);
    throw failure;
  }
}
