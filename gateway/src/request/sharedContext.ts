import type { CdnPick } from "../cdn/choice.ts";
import { Context } from "./context.ts";

/**
 * Stands for all callers of a brand with the same language and CDNs. It has no session, no address, and no signal of a
 * single caller that would stop the work for all.
 */
export class SharedContext extends Context {
  readonly #pick: CdnPick;

  constructor(of: Context) {
    const { services, brand, requestId } = of.uncached();
    const request = {
      headers: { "x-atrium-language": of.language },
      bringsCookies: false,
      caller: { requestId, clientIp: "", host: brand.key.host },
      trace: { traceparent: of.scope.caller.traceparent ?? "" },
      signal: never,
    };
    super(services, request, { session: null, refusal: null });
    this.#pick = of.cdn;
    this.scope.source = of.scope.source;
    this.scope.ledger = of.scope.ledger;
  }

  override get cdn(): CdnPick {
    return this.#pick;
  }
}

const never = new AbortController().signal;

/** All sessions with the same order share its list, so each list is joined once. */
const joinedLists = new WeakMap<readonly string[], string>();

function joined(bases: readonly string[]): string {
  return joinedLists.getOrInsertComputed(bases, () => bases.join());
}

/** Everything that public answers depend on besides document and variables. Waits only for the platform's first lists. */
export function sharedKey({ scope, language, cdn }: Context): string | Promise<string> {
  const { brand, settingsChangedAt } = scope.shared;
  const keyOf = (order: string) => `${brand.host} ${settingsChangedAt} ${language} ${order}`;
  const order = cdn.order("images", joined);
  return typeof order === "string" ? keyOf(order) : order.then(keyOf);
}
