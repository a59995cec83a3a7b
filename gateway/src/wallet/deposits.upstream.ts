import type { CreateDepositInput, DepositState } from "../__generated__/types.ts";
import type { Page, PageArgs } from "../paging/connection.ts";
import { unlessAbsent } from "../upstream/absence.ts";
import { change, ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { channels, type DepositModel, deposit, depositPage } from "./deposits.wire.ts";
import { type PaymentQuery, paymentParameters } from "./paymentQuery.ts";

const calls = {
  channels: ownRead("GET /wps/relay/GCS_depositChannels", channels),
  list: ownRead("GET /wps/relay/GCS_depositList", depositPage),
  one: ownRead("GET /wps/relay/GCS_depositDetail", deposit),
  create: change("POST /wps/relay/GCS_depositCreate", deposit),
  cancel: change("POST /wps/relay/GCS_depositCancel", deposit),
};

const keyForm = /^[\w-]{1,32}$/;

/** The platform calls for the caller's deposits. */
export const depositsUpstream = defineUpstream((scope) => ({
  channels: () => calls.channels(scope),

  list: (query: PaymentQuery<DepositState>, page: PageArgs): Promise<Page<DepositModel>> =>
    calls.list(scope, { query: { ...paymentParameters(query), ...page } }),

  /** One of the caller's deposits; null when it does not exist. */
  async byId(depositId: string): Promise<DepositModel | null> {
    if (!keyForm.test(depositId)) return null;
    return calls.one(scope, { query: { depositId } }).catch(unlessAbsent(null));
  },

  create: ({ channelId, amount, promotionId, idempotencyKey }: CreateDepositInput) =>
    calls.create(scope, { idempotencyKey, body: { channelId, amount, ...(promotionId && { promotionId }) } }),

  cancel: (depositId: string) => calls.cancel(scope, { body: { depositId } }),
}));
