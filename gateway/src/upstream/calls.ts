import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { moment } from "../deadlines/moment.ts";
import { UpstreamError } from "../errors/upstreamError.ts";
import { isAbsence } from "./absence.ts";
import { pathOf, type ReadArgs } from "./callPath.ts";
import { type CallName, noteCall } from "./callTable.ts";
import { codedRefusal } from "./codedRefusal.ts";
import { type EarlierAnswer, EarlierAnswers } from "./earlierAnswers.ts";
import type { Followed } from "./footprint.ts";
import { usualLimitMs } from "./http/exchange.ts";
import type { Leaving } from "./http/leaving.ts";
import type { Answer, CallArgs, Caller, Outgoing } from "./http/outgoing.ts";
import { Definition } from "./instances.ts";
import { keyedCalls } from "./keyedCalls.ts";
import type { Scope, Shared } from "./scope.ts";
import { SharedCache, type SharedCacheOptions } from "./sharedCache.ts";

/** The values of a change. */
export interface ChangeArgs extends CallArgs {
  /** The caller's own key for a call that must happen once. */
  idempotencyKey?: string | undefined;
}

export interface ChangeOptions {
  /** The body is encrypted as a JWE. */
  encrypt?: boolean;
  /** The body is sent as a form, its values as text. */
  form?: boolean;
  milliseconds?: number;
  /** `guest` never sends the token. */
  as?: "caller" | "guest";
  /** The code of a refusal to a guest that the platform sent without a code. */
  refusedAs?: string;
}

/** Seconds for which an answer is fresh, and for which an older one is given while a new one is read; how many are kept. */
interface SharedAges extends Pick<SharedCacheOptions, "maxAge" | "usableFor" | "max"> {
  /** Answers from before the latest change of the brand's settings are not used. */
  followsSettings?: boolean;
  /** When the platform reports this event, the gateway drops older answers and purges them from the CDN. */
  follows?: Followed;
}

/**
 * A read with the same answer for everybody in a language. It is sent without a token, equal reads are merged, and
 * answers are cached for `maxAge` seconds. `since` returns an answer as of a moment or later, for subscriptions. While
 * the platform fails, it returns an older answer only if that is at most `toleratedMs` old.
 */
export function sharedRead<T>(name: CallName, shape: z.ZodType<T>, ages: SharedAges) {
  noteCall(name, "shared", shape);
  // One cache per brand and gateway, so that several in one process stay apart.
  const caches = new WeakMap<Shared, SharedCache<T>>();
  const askOf = (scope: Scope, args: ReadArgs) => {
    const path = pathOf(name, args);
    return {
      cache: cacheOf(caches, scope.shared, ages),
      key: `${scope.caller.language} ${path}`,
      fetch: async () => {
        scope.spend(usualLimitMs);
        // Other requests wait for this answer too. It is not aborted when this caller leaves, and carries nothing of
        // the caller.
        const nobody = { token: undefined, clientIp: undefined, userAgent: undefined, deviceMark: undefined };
        const caller: Caller = { ...scope.caller, ...nobody };
        const { source, ledger } = scope;
        const sending = { name, path, args, caller, source, ledger, milliseconds: usualLimitMs };
        const { content } = await scope.shared.client.send(sending);
        return scope.shared.client.fit(sending, shape, content);
      },
    };
  };
  const read = (scope: Scope, args: ReadArgs = {}): Promise<T> => {
    const { cache, key, fetch } = askOf(scope, args);
    noteKept(scope, name, cache, key);
    const { settingsChangedAt, adapterChangedAt, eventsAt } = scope.shared;
    let notBefore = ages.followsSettings ? Math.max(settingsChangedAt, adapterChangedAt) : adapterChangedAt;
    if (ages.follows !== undefined) {
      scope.footprint.follow(ages.follows);
      notBefore = Math.max(notBefore, eventsAt.get(ages.follows) ?? 0);
    }
    const value = cache.get(key, fetch, notBefore, scope.footprint);
    scope.notes?.add(`${name} ${key}`, { value, again: (later) => read(later, args) });
    return value;
  };
  const since = (from: number, scope: Scope, args: ReadArgs = {}, toleratedMs = 0): Promise<T> => {
    const { cache, key, fetch } = askOf(scope, args);
    // The answer depends on this moment.
    scope.notes?.forbidKeeping();
    return cache.since(from, key, fetch, toleratedMs);
  };
  return Object.assign(read, { since });
}

/** Notes a read that is answered without a call of this request. */
function noteKept<T>({ ledger }: Scope, call: CallName, cache: SharedCache<T>, key: string): void {
  const state = ledger === undefined ? "absent" : cache.stateOf(key);
  if (state !== "absent") ledger?.add({ call, from: state === "kept" ? "cache" : "joined" });
}

/** A read that depends on the caller. It is sent once per request and not cached beyond it. */
export function ownRead<T>(name: CallName, shape: z.ZodType<T>) {
  noteCall(name, "own", shape);
  const none = new Definition(() => new Map<string, Promise<T>>());
  const readsOf = (scope: Scope) => scope.answers.get(none);
  const earlierAnswers = new EarlierAnswers<T>();
  const keyOf = ({ caller }: Scope, path: string) => `${caller.token} ${path}`;
  const ask = async (
    scope: Scope,
    path: string,
    args: ReadArgs,
    leaving: Leaving | undefined,
    earlier = earlierAnswers.get(keyOf(scope, path)),
  ): Promise<T> => {
    const { caller, ledger } = scope;
    const { adapterChangedAt } = scope.shared;
    const milliseconds = scope.spend(usualLimitMs);
    const known = earlier?.adapterChangedAt === adapterChangedAt ? earlier.body : undefined;
    try {
      const sending = { name, path, args, caller, leaving, known, ledger, milliseconds };
      const { body, content } = await scope.shared.client.send(sending);
      if (earlier !== undefined && body === earlier.body) return earlier.value;
      const value = scope.shared.client.fit(sending, shape, content);
      earlierAnswers.set(keyOf(scope, path), { body, value, adapterChangedAt });
      return value;
    } catch (error) {
      throw caller.token === undefined ? error : noticeSessionOver(scope, error);
    }
  };
  const joined = joining<T>();
  const readAt = (scope: Scope, path: string, args: ReadArgs, earlier?: EarlierAnswer<T>): Promise<T> => {
    const reads = readsOf(scope);
    return reads.getOrInsertComputed(path, () =>
      scope.isWatching
        ? joined(scope, path, () => ask(scope, path, args, undefined))
        : ask(scope, path, args, scope.leaving, earlier),
    );
  };
  const again = (path: string, args: ReadArgs) => {
    // Finding it costs as much as comparing it, and the session is the same each time.
    let earlier: EarlierAnswer<T> | undefined;
    return (later: Scope) => {
      earlier ??= earlierAnswers.get(keyOf(later, path));
      return readAt(later, path, args, earlier);
    };
  };
  const read = (scope: Scope, args: ReadArgs = {}): Promise<T> => {
    const path = pathOf(name, args);
    const value = readAt(scope, path, args);
    scope.notes?.add(`${name} ${path}`, { value, again: again(path, args) });
    return value;
  };
  /** Stores the answer of a change that equals this read's, so that the request need not read again. */
  const keep = (scope: Scope, value: T, args: ReadArgs = {}): void => {
    readsOf(scope).set(pathOf(name, args), Promise.resolve(value));
  };
  return Object.assign(read, { keep });
}

interface ReadUnderWay<T> {
  begunAt: number;
  value: Promise<T>;
}

/**
 * Lets requests of one session join a read in progress, if it began after the event that they handle. Nothing is kept
 * afterwards.
 */
function joining<T>() {
  const underWay = new WeakMap<Shared, Map<string, ReadUnderWay<T>>>();
  const begin = (reads: Map<string, ReadUnderWay<T>>, key: string, ask: () => Promise<T>): ReadUnderWay<T> => {
    const begunAt = moment();
    const value = ask().finally(() => {
      if (reads.get(key)?.begunAt === begunAt) reads.delete(key);
    });
    reads.set(key, { begunAt, value });
    return { begunAt, value };
  };
  return async (scope: Scope, path: string, ask: () => Promise<T>): Promise<T> => {
    const reads = underWay.getOrInsertComputed(scope.shared, () => new Map<string, ReadUnderWay<T>>());
    const key = `${scope.caller.token} ${scope.caller.language} ${path}`;
    const known = reads.get(key);
    const read = known !== undefined && known.begunAt >= scope.readsFrom ? known : begin(reads, key, ask);
    try {
      return await read.value;
    } catch (error) {
      throw noticeSessionOver(scope, error);
    }
  };
}

/** A call that changes something. It drops all answers that the request has read. */
export function change<T>(name: CallName, shape: z.ZodType<T>, options: ChangeOptions = {}) {
  const run = changeWithHeaders(name, shape, options);
  return async (scope: Scope, args: ChangeArgs = {}): Promise<T> => (await run(scope, args)).value;
}

/** As `change`, for an answer that is partly in headers. */
export function changeWithHeaders<T>(name: CallName, shape: z.ZodType<T>, options: ChangeOptions = {}) {
  const { encrypt, as, refusedAs = as === "guest" ? "UNKNOWN" : undefined } = options;
  noteCall(name, "change", shape, { isOnce: keyedCalls.has(name), isEncrypted: encrypt, isForGuests: as === "guest" });
  return async (scope: Scope, args: ChangeArgs = {}): Promise<{ value: T; headers: Answer["headers"] }> => {
    scope.notes?.forbidKeeping();
    try {
      const sending = { name, path: pathOf(name, args), args, leaving: scope.leaving };
      const { content, headers } = await send(scope, sending, options);
      return { value: scope.shared.client.fit({ name, caller: scope.caller }, shape, content), headers };
    } catch (error) {
      throw refusedAs === undefined ? error : codedRefusal(error, refusedAs);
    } finally {
      // Also after a failure, because the change may have happened.
      scope.forget();
    }
  };
}

interface Sending {
  name: CallName;
  path: string;
  args: ChangeArgs;
  leaving: Leaving | undefined;
}

async function send(scope: Scope, sending: Sending, options: ChangeOptions): Promise<Answer> {
  const { client, cipher } = scope.shared;
  const { name, path, args, leaving } = sending;
  const { body, idempotencyKey } = args;
  const caller: Caller = options.as === "guest" ? { ...scope.caller, token: undefined } : scope.caller;
  const base: Outgoing = {
    name,
    path,
    args,
    bodyAs: options.encrypt ? "secret" : options.form ? "form" : "json",
    caller,
    leaving,
    ledger: scope.ledger,
    idempotencyKey: idempotencyKey ?? (keyedCalls.has(name) ? randomUUID() : undefined),
    milliseconds: scope.spend(options.milliseconds ?? usualLimitMs),
  };
  try {
    // An adapter makes the body itself.
    if (body === undefined || client.isAdapted) return await client.send(base);
    if (options.form) {
      const entries = Object.entries(body).filter(([, value]) => value != null);
      const form = new URLSearchParams(entries.map(([key, value]): [string, string] => [key, String(value)]));
      return await client.send({ ...base, body: { type: "application/x-www-form-urlencoded", text: form.toString() } });
    }
    const text = JSON.stringify(body);
    if (!options.encrypt) return await client.send({ ...base, body: { type: "application/json", text } });
    return await cipher.sending(text, (sealed) =>
      client.send({ ...base, body: { type: "application/jose", text: sealed } }),
    );
  } catch (error) {
    throw caller.token === undefined ? error : noticeSessionOver(scope, error);
  }
}

/** A 401 to a request with a token means that the session is over. */
function noticeSessionOver(scope: Scope, error: unknown): unknown {
  if (!(error instanceof UpstreamError)) return error;
  const { status, code } = error;
  if (!["UNAUTHENTICATED", "SESSION_EXPIRED", "SESSION_REVOKED"].includes(code)) return error;
  scope.onSessionOver();
  return code === "UNAUTHENTICATED" ? new UpstreamError({ status, code: "SESSION_EXPIRED" }) : error;
}

function cacheOf<T>(
  caches: WeakMap<Shared, SharedCache<T>>,
  shared: Shared,
  { maxAge, usableFor, max = 300 }: SharedAges,
): SharedCache<T> {
  return caches.getOrInsertComputed(
    shared,
    () => new SharedCache<T>({ usableFor, max, maxAge: Math.min(maxAge, shared.longestAge), isAbsence }),
  );
}
