import { hash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { logError } from "../../log.ts";
import type { IdempotentEnv } from "../env.ts";
import { PlatformError } from "../errors.ts";
import type { Answer, Claims } from "./claims.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
/** Longest wait for the first request with a key. The gateway gives up after eight seconds. */
const LONGEST_WAIT_MS = 6_000;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [25, 400];

/** Whether a caller's key has a valid form. */
export const isIdempotencyKey = (key: string) => UUID.test(key);

/**
 * The key of a request, for a call that keeps it beside what it creates: an encrypted body is another one each time it is
 * sent, so `idempotent` cannot compare it. Throws IDEMPOTENCY_REQUIRED.
 */
export function idempotencyKeyOf(c: Context): string {
  const key = c.req.header("Idempotency-Key") ?? "";
  if (!isIdempotencyKey(key)) throw new PlatformError("IDEMPOTENCY_REQUIRED");
  return key.toLowerCase();
}

interface Store {
  claims: Claims;
}

interface Once {
  key: string;
  /** Hash of the request, stored beside the answer. */
  bodyHash: string;
  /** Whether a stored hash is that of this request; compares the two hashes by default. */
  isSame?: (hash: string) => boolean | Promise<boolean>;
  /** Ends a wait for the first request, when the caller is gone. */
  signal?: AbortSignal;
  /** Returns null, or throws, for an outcome that a retry may change: it is not stored. */
  run: () => Promise<Answer | null>;
}

/**
 * Runs once per key, for a day: repeats, even simultaneous ones, get the first answer; another request gets
 * IDEMPOTENCY_MISMATCH. When the first request takes longer than six seconds, repeats get UPSTREAM_UNAVAILABLE.
 */
export async function answerOnce(store: Store, once: Once & { run: () => Promise<Answer> }): Promise<Answer>;
export async function answerOnce(store: Store, once: Once): Promise<Answer | null>;
export async function answerOnce({ claims }: Store, once: Once): Promise<Answer | null> {
  const { key, signal } = once;
  const timeout = AbortSignal.timeout(LONGEST_WAIT_MS);
  const patience = signal ? AbortSignal.any([signal, timeout]) : timeout;
  // Another request with the same key is refused at once, even while the first one runs.
  if (claims.isEntered(key)) await requireSame(once, await claims.find(key));
  const leave = await claims.enter(key, patience);
  if (!leave) throw stillRunning();
  try {
    const known = await claimOrFind(claims, once, patience);
    return known ?? (await runClaimed(claims, once));
  } finally {
    leave();
  }
}

/** Throws IDEMPOTENCY_MISMATCH when a key belongs to another request. */
async function requireSame({ bodyHash, isSame = (stored) => stored === bodyHash }: Once, known?: { bodyHash: string }) {
  if (known && !(await isSame(known.bodyHash))) throw new PlatformError("IDEMPOTENCY_MISMATCH");
}

const stillRunning = () => new PlatformError("UPSTREAM_UNAVAILABLE", { retryAfter: 1 });

/** The answer of an earlier request with the key; undefined when this request has claimed the key. */
async function claimOrFind(claims: Claims, once: Once, patience: AbortSignal): Promise<Answer | undefined> {
  const { key, bodyHash } = once;
  let compared: string | undefined;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    if (await claims.take(key, bodyHash)) return undefined;
    const known = await claims.find(key);
    if (!known) continue;
    if (known.bodyHash !== compared) await requireSame(once, known);
    compared = known.bodyHash;
    if (known.status !== null && known.answer !== null) return { status: known.status, answer: known.answer };
    // The request runs in another process.
    await sleep(pauseMs);
    if (patience.aborted) throw stillRunning();
  }
}

async function runClaimed(claims: Claims, { key, run }: Once): Promise<Answer | null> {
  // A claim that cannot be given back stays without harm: a next request in this process takes it over.
  const giveBack = () => claims.giveBack(key).catch((error) => logError(`giving back ${key}`, error));
  const answer = await run().catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  if (answer) await claims.answer(key, answer).catch((error) => logError(`storing the answer of ${key}`, error));
  else await giveBack();
  return answer;
}

/**
 * Runs a request once per `Idempotency-Key`: repeats get the first answer; the same key with another body is refused.
 * Failures of the platform and RATE_LIMITED are not stored, as a retry may succeed.
 * Use it after `requireSession`.
 */
export const idempotent = (store: Store) =>
  createMiddleware<IdempotentEnv>(async (c, next) => {
    const sent = idempotencyKeyOf(c);
    const bodyHash = hash("sha256", await c.req.text(), "hex");
    const key = `${c.var.session.memberId}:${c.req.path}:${sent}`;
    c.set("claimedKey", key);
    let isOwn = false;
    const kept = await answerOnce(store, {
      key,
      bodyHash,
      signal: c.req.raw.signal,
      async run() {
        isOwn = true;
        await next();
        // Hono has put the handler's error into `c.res` already; with `legacyStatus` its status may be 200.
        if (c.error ? mayGoWellNextTime(c.error) : c.res.status >= 500) return null;
        return { status: c.res.status, answer: await c.res.clone().text() };
      },
    });
    if (isOwn || !kept) return undefined;
    return new Response(kept.answer, { status: kept.status, headers: { "content-type": "application/json" } });
  });

const mayGoWellNextTime = (error: Error) =>
  !(error instanceof PlatformError) || error.status >= 500 || error.code === "RATE_LIMITED";
