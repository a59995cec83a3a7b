import type { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { UpstreamError, unavailable } from "../../errors/upstreamError.ts";
import type { Observer } from "../../telemetry/records.ts";
import { contentOf } from "./envelope.ts";
import { mostBytes, type RawRequest, usualLimitMs } from "./exchange.ts";
import type { Origins } from "./origins.ts";
import type { Outgoing } from "./outgoing.ts";
import { waitBeforeRetry } from "./retry.ts";
import { type Visit, Visits } from "./visits.ts";

/**
 * Reads a file from the platform, and gives its body. The platform must begin to answer within the usual time; the
 * call's own time limits the whole file. Until it begins, the request is repeated as that of any read, at another host if there is
 * one. An envelope instead of a file is a refusal.
 */
export async function openStream(
  call: Outgoing,
  request: RawRequest,
  origins: Origins,
  observer: Observer,
): Promise<Readable> {
  const { name, caller, milliseconds, leaving, source = caller.clientIp ?? "none" } = call;
  const visits = new Visits(origins, name);
  const beginning = new AbortController();
  const tooSlow = () => beginning.abort(new UpstreamError({ status: 0, code: "UPSTREAM_TIMEOUT", reason: "too slow" }));
  const timer = setTimeout(tooSlow, usualLimitMs);
  const deadline = Date.now() + usualLimitMs;
  const ends = [beginning.signal, AbortSignal.timeout(milliseconds), ...(leaving ? [leaving.signal] : [])];
  const signal = AbortSignal.any(ends);
  let last: UpstreamError | undefined;
  try {
    for (let count = 0; ; count += 1) {
      const visit = visits.next();
      if (visit === undefined) throw last ?? unavailable("not sent: a circuit breaker is open");
      const attempt = await attemptAt(visit, { call, request, signal, observer });
      if ("body" in attempt) return attempt.body;
      last = attempt.failure;
      const wait = waitBeforeRetry(last, count, request.method === "GET");
      if (wait === null || Date.now() + wait >= deadline || leaving?.hasLeft) throw last;
      await delay(wait);
    }
  } finally {
    clearTimeout(timer);
    visits.close({ hasLeft: leaving?.hasLeft === true, milliseconds: usualLimitMs, bodyBytes: 0 }, source);
  }
}

interface Asking {
  call: Outgoing;
  request: RawRequest;
  signal: AbortSignal;
  observer: Observer;
}

/** Asks one host for the file. */
async function attemptAt(
  visit: Visit,
  { call: { name, caller, leaving }, request: { method, path, headers }, signal, observer }: Asking,
): Promise<{ body: Readable } | { failure: UpstreamError }> {
  const { pool, url, host } = visit.origin;
  const startedAt = Date.now();
  const end = (status: number, failure?: UpstreamError) => {
    visit.failure = failure;
    observer.upstreamCall?.({
      upstream: host,
      call: name,
      status,
      outcome: failure?.code ?? "ok",
      startedAt,
      seconds: (Date.now() - startedAt) / 1000,
      traceparent: caller.traceparent,
    });
  };
  try {
    const {
      statusCode: status,
      headers: answered,
      body,
    } = await pool.request({
      origin: url,
      method,
      path,
      headers,
      signal,
    });
    if (status === 200 && /^text\/csv\b/.test(String(answered["content-type"]))) {
      end(status);
      return { body };
    }
    contentOf({ status, headers: answered, body: await wholeBody(body, status) });
    throw unavailable("not a file", status);
  } catch (error) {
    const failure = failureOf(error, signal, leaving?.hasLeft === true);
    end(failure.status, failure);
    return { failure };
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
