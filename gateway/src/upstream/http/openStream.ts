import type { Readable } from "node:stream";
import { UpstreamError, unavailable } from "../../errors/upstreamError.ts";
import type { Observer } from "../../telemetry/records.ts";
import { contentOf } from "./envelope.ts";
import { mostBytes, type RawRequest, usualLimitMs } from "./exchange.ts";
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
  const ends = [begun.signal, AbortSignal.timeout(milliseconds), ...(call.leaving ? [call.leaving.signal] : [])];
  const signal = AbortSignal.any(ends);
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
    const answer = await origin.pool.request({ origin: origin.url, method, path, headers, signal });
    beginning.removeEventListener("abort", late);
    const status = answer.statusCode;
    if (status === 200 && /^text\/csv\b/.test(String(answer.headers["content-type"]))) {
      end(undefined, status);
      return answer.body;
    }
    contentOf({ status, headers: answer.headers, body: await wholeBody(answer.body, status) });
    throw unavailable("not a file", status);
  } catch (error) {
    beginning.removeEventListener("abort", late);
    const failure = failureOf(error, signal, call.leaving?.hasLeft === true);
    end(failure, failure.status);
    throw failure;
  }
}

function failureOf(error: unknown, { aborted }: AbortSignal, hasLeft: boolean): UpstreamError {
  if (error instanceof UpstreamError) return error;
  if (!aborted) return unavailable("not sent", 0);
  return new UpstreamError({ status: 0, code: "UPSTREAM_TIMEOUT", reason: hasLeft ? "the caller left" : "too slow" });
}

/** Reads an answer that is no file. */
async function wholeBody(body: Readable, status: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > mostBytes) throw unavailable("answer too large", status);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
