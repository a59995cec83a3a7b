import type { z } from "zod";
import { moment } from "../deadlines/moment.ts";
import { noteKept, ownRead } from "./calls.ts";
import type { CallName } from "./callTable.ts";
import { usualLimitMs } from "./http/exchange.ts";
import { Scope, type Shared } from "./scope.ts";
import { SharedCache } from "./sharedCache.ts";

const sharedSeconds = 1;
/** Addresses with an answer. Further ones displace the least recently used. */
const mostAnswers = 1_000;

/**
 * As `ownRead`, for an answer that depends on no more of a guest than address and language. Guests who have both in common
 * share an answer for a second, so that a storm of pages causes few calls. An answer from before the latest change of the
 * brand's settings is not used. Members always read for themselves, because only the platform knows whether their session
 * is over.
 */
export function guestRead<T>(name: CallName, shape: z.ZodType<T>) {
  const read = ownRead(name, shape);
  const caches = new WeakMap<Shared, SharedCache<T>>();
  return (scope: Scope): Promise<T> => {
    const { caller, shared, readsFrom } = scope;
    if (caller.token !== undefined) return read(scope);
    const cache = caches.get(shared) ?? new SharedCache<T>({ maxAge: sharedSeconds, usableFor: 0, max: mostAnswers });
    caches.set(shared, cache);
    const key = `${caller.language} ${caller.clientIp}`;
    noteKept(scope, name, cache, key);
    scope.notes?.spoil();
    const from = Math.max(moment() - sharedSeconds * 1_000, shared.settingsChangedAt, readsFrom);
    return cache.since(from, key, () => {
      scope.spend(usualLimitMs);
      return read(anyGuestLike(scope));
    });
  };
}

/** Stands for all guests with this address and language. The call goes on when this guest leaves. */
function anyGuestLike({ shared, caller, ledger }: Scope): Scope {
  const scope = new Scope(shared, { ...caller, userAgent: undefined }, undefined, () => undefined);
  scope.ledger = ledger;
  return scope;
}
