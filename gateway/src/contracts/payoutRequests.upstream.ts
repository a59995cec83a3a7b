import { z } from "zod";
import { unlessAbsent } from "../upstream/absence.ts";
import { change, ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { count, decimal, idText, instant, known, maybeInstant, maybeText, rowsOf, text } from "../upstream/wire.ts";

const row = z
  .object({
    requestId: idText,
    amount: decimal,
    currency: text,
    state: known(["WAITING", "PAID", "DECLINED"], "UNKNOWN"),
    reason: maybeText,
    requestedAt: instant,
    decidedAt: maybeInstant,
  })
  .transform(({ requestId, amount, currency, ...rest }) => ({
    ...rest,
    internalID: requestId,
    amount: { amount, currency },
  }));

const ready = z
  .object({ amount: decimal, currency: text, payouts: count })
  .transform(({ payouts, ...amount }) => ({ amount, payoutCount: payouts }));

const requests = z
  .object({ ready: z.array(ready), list: rowsOf(row) })
  .transform(({ list, ...rest }) => ({ ...rest, requests: list.filter((one) => one !== null) }));

export type PayoutRequestModel = z.output<typeof row>;
export type ReadyPayoutsModel = z.output<typeof ready>;
export type PayoutRequestsModel = z.output<typeof requests>;

const calls = {
  list: ownRead("GET /wps/relay/ACS_payoutRequestList", requests),
  request: change("POST /wps/relay/ACS_payoutRequest", row),
};

/** The platform calls for requests for payouts. */
export const payoutRequestsUpstream = defineUpstream((scope) => ({
  /** Null on a platform without them. */
  list: () => calls.list(scope).catch(unlessAbsent(null)),
  request: (idempotencyKey: string, currency: string) => calls.request(scope, { idempotencyKey, body: { currency } }),
}));
