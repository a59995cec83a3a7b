import type { z } from "zod";
import { moment } from "../deadlines/moment.ts";
import { ownRead } from "./calls.ts";
import type { CallName } from "./callTable.ts";
import { usualLimitMs } from "./http/exchange.ts";
import { Definition } from "./instances.ts";
import { Scope, type Shared } from "./scope.ts";

/** A read that has no answer yet. */
interface UnderWay<T> {
  askedAt: number;
  answer: Promise<T>;
}

/**
 * As `ownRead`, for an answer that depends on no more of a guest than address and language. Guests who have both in common
 * share a read that is under way, so that a storm of pages causes few calls. Its answer is not kept: the next guest must
 * see a change that the platform has not reported yet. A read from before the latest reported change is not shared. Members
 * always read for themselves, because only the platform knows whether their session is over.
 */
export function guestRead<T>(name: CallName, shape: z.ZodType<T>) {
  const read = ownRead(name, shape);
  const underWay = new WeakMap<Shared, Map<string, UnderWay<T>>>();
  const none = new Definition(() => new Map<"own", Promise<T>>());

  const share = (scope: Scope): Promise<T> => {
    const { caller, shared, readsFrom, ledger } = scope;
    const reads = underWay.getOrInsertComputed(shared, () => new Map<string, UnderWay<T>>());
    const key = `${caller.language} ${caller.clientIp}`;
    const known = reads.get(key);
    if (known !== undefined && known.askedAt >= Math.max(shared.settingsChangedAt, readsFrom)) {
      ledger?.add({ call: name, from: "joined" });
      return known.answer;
    }
    scope.spend(usualLimitMs);
    const begun = { askedAt: moment(), answer: read(anyGuestLike(scope)) };
    reads.set(key, begun);
    const end = () => {
      if (reads.get(key) === begun) reads.delete(key);
    };
    begun.answer.then(end, end);
    return begun.answer;
  };

  return (scope: Scope): Promise<T> => {
    if (scope.caller.token !== undefined) return read(scope);
    scope.notes?.forbidKeeping();
    const own = scope.answers.get(none);
    const answer = own.get("own") ?? share(scope);
    own.set("own", answer);
    return answer;
  };
}

/** Stands for all guests with this address and language. The call goes on when this guest leaves. */
function anyGuestLike({ shared, caller, ledger }: Scope): Scope {
  const scope = new Scope(shared, { ...caller, userAgent: undefined }, undefined, () => undefined);
  scope.ledger = ledger;
  return scope;
}
