import type { CdnPick } from "../cdn/choice.ts";
import { Context } from "./context.ts";

/**
 * Stands for everybody at the same brand who reads the same language and uses the same CDNs: without a session, an address or a signal
 * that would stop the work for all when one of them leaves.
 */
export class SharedContext extends Context {
  readonly #pick: CdnPick;

  constructor(of: Context) {
    const request = {
      headers: { "x-atrium-language": of.language },
      bringsCookies: false,
      caller: { requestId: of.requestId, clientIp: "", host: of.brand.key.host },
      trace: { traceparent: of.scope.caller.traceparent ?? "" },
      signal: never,
    };
    super(of.services, request, { session: null, isOver: false });
    this.#pick = of.cdn;
  }

  override get cdn(): CdnPick {
    return this.#pick;
  }
}

const never = new AbortController().signal;

/** What public answers depend on besides their document and variables. */
export async function sharedKey({ brand, language, cdn }: Context): Promise<string> {
  return `${brand.key.host} ${language} ${await cdn.order("images", (bases) => bases.join())}`;
}
