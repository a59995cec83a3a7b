import type { IncomingHttpHeaders } from "node:http";
import type { Dispatcher } from "undici";
import { UpstreamError, unavailable } from "../errors/upstreamError.ts";

/** One HTTP request. */
export interface RawRequest {
  method: "GET" | "POST" | "PUT" | "DELETE" | "HEAD";
  /** Includes the query. */
  path: string;
  /** Names and values alternate. */
  headers: string[];
  body: string | Buffer | undefined;
}

/** A call's name: method and path, with ids in braces. Logs and metrics use it. */
export type CallName = `${RawRequest["method"]} /${string}`;

/** One HTTP answer with its whole body. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Timeout and abort signal for one request. */
export interface ExchangeLimits {
  milliseconds: number;
  signal: AbortSignal | undefined;
  /** Largest answer in bytes. */
  most?: number;
}

const mostBytes = 4 * 1024 * 1024;

/**
 * Sends one request over a pool and reads the whole answer. `dispatch` with an own handler costs less than `request()`
 * and follows no redirects. Rejects with an UpstreamError only.
 */
export function exchange(
  pool: Dispatcher,
  origin: string,
  request: RawRequest,
  limits: ExchangeLimits,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let status = 0;
    let headers: IncomingHttpHeaders = {};
    let controller: Dispatcher.DispatchController | undefined;
    let failure: UpstreamError | undefined;

    const settle = () => {
      clearTimeout(timer);
      limits.signal?.removeEventListener("abort", onAbort);
    };
    const fail = (error: UpstreamError) => {
      if (failure !== undefined) return;
      failure = error;
      settle();
      reject(error);
      // Without a connection there is nothing to abort yet. `onRequestStart` checks again.
      controller?.abort(error);
    };
    const onAbort = () => fail(new UpstreamError({ status: 0, code: "UPSTREAM_TIMEOUT", reason: "the caller left" }));
    const timer = setTimeout(
      // A request that was not sent has waited for a free connection.
      () => fail(tooSlow(controller !== undefined)),
      limits.milliseconds,
    );
    if (limits.signal?.aborted) return onAbort();
    limits.signal?.addEventListener("abort", onAbort, { once: true });

    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(started) {
        controller = started;
        if (failure !== undefined) started.abort(failure);
      },
      onResponseStart(_controller, statusCode, responseHeaders) {
        status = statusCode;
        headers = responseHeaders;
      },
      onResponseData(_controller, chunk) {
        size += chunk.length;
        if (size > (limits.most ?? mostBytes)) fail(unavailable("answer too large", status));
        else chunks.push(chunk);
      },
      onResponseEnd() {
        if (failure !== undefined) return;
        settle();
        resolve({
          status,
          headers,
          body: chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks),
        });
      },
      onResponseError(_controller, error) {
        fail(networkError(error, status, controller !== undefined));
      },
    };
    pool.dispatch({ ...request, origin }, handler);
  });
}

const tooSlow = (wasSent: boolean) =>
  new UpstreamError({ status: 0, code: "UPSTREAM_TIMEOUT", reason: "too slow", wasSent });

function networkError(error: Error, status: number, wasSent: boolean): UpstreamError {
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  return new UpstreamError({ status, code: "UPSTREAM_UNAVAILABLE", reason: code, wasSent });
}
