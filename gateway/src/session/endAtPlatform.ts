import { UpstreamError } from "../errors/upstreamError.ts";
import type { Caller } from "../upstream/http/outgoing.ts";
import { Scope, type Shared } from "../upstream/scope.ts";
import { sessionUpstream } from "./session.upstream.ts";

const limitMs = 3_000;
/** The pauses before further attempts when the platform does not answer. */
const pausesMs = [5_000, 60_000, 600_000];
/** The most sessions that wait for another attempt. During an outage the others end by themselves. */
const mostWaiting = 1_000;
let waiting = 0;

/**
 * Ends a session at the platform when no browser holds it any more. Never rejects: after a failure it tries again in the
 * background, and the platform ends an unused session by itself, only later.
 */
export async function endAtPlatform(shared: Shared, caller: Caller, token: string): Promise<void> {
  await attempt(() => isEnded(shared, { ...caller, token }), pausesMs);
}

async function attempt(end: () => Promise<boolean>, [pauseMs, ...further]: readonly number[]): Promise<void> {
  if ((await end()) || pauseMs === undefined || waiting >= mostWaiting) return;
  waiting += 1;
  setTimeout(() => {
    waiting -= 1;
    void attempt(end, further);
  }, pauseMs).unref();
}

/** False when another attempt may help. The platform refuses a session that is over already. */
async function isEnded(shared: Shared, caller: Caller): Promise<boolean> {
  const scope = new Scope(shared, caller, AbortSignal.timeout(limitMs), () => undefined);
  return sessionUpstream
    .make(scope)
    .logOut()
    .then(() => true, isRefusal);
}

/** Whether the platform decided against the session, so that another attempt would fail too. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof UpstreamError && error.status >= 400 && error.status < 500 && error.status !== 429;
