import type { AcceptedOperation, Permit } from "../engine.ts";
import type { Exchange } from "../exchange.ts";
import type { Permits } from "./permits.ts";

/** The permit of a request's operation. What it costs is noted in the exchange, for the headers of the answer. */
export function permitFor(
  permits: Permits,
  exchange: Exchange,
  { operation: { type }, isRegistered }: AcceptedOperation,
  points: number,
  account: string | undefined,
): Permit {
  return permits.of({
    spender: { partner: exchange.partner, account, clientIp: exchange.caller.clientIp },
    type,
    isRegistered,
    points,
    onSpent(spending) {
      exchange.spending = spending;
    },
  });
}

/**
 * The cost for the answer's extensions as JSON. The answer to a registered document may be kept whole for all callers, so its
 * text does not depend on the caller: its headers say what is left.
 */
export function costIn(exchange: Exchange, { requested, limit }: { requested: number; limit: number }): string {
  const { registered, spending } = exchange;
  const isPersonal = registered === undefined && spending !== undefined;
  const spent = isPersonal ? `,"actual":${spending.cost},"remaining":${spending.remaining}` : "";
  return `{"requested":${requested},"limit":${limit}${spent}}`;
}
