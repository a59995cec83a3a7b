import type { CreateDepositInput, DepositState } from "../__generated__/types.ts";
import type { Page, PageArgs } from "../paging/connection.ts";
import { unlessAbsent } from "../upstream/absence.ts";
import { change, ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { channels, type DepositModel, deposit, depositPage } from "./deposits.wire.ts";

/** A filter of deposits. */
export interface DepositQuery {
  period: Readonly<Record<string, string>>;
  states?: readonly DepositState[] | undefined;
}

/** The filter as the platform's query parameters. */
export const depositParameters = ({ period, states }: DepositQuery) => ({ ...period, states: states?.join(",") });

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

  list: (query: DepositQuery, page: PageArgs): Promise<Page<DepositModel>> =>
    calls.list(scope, { query: { ...depositParameters(query), ...page } }),

  /** One of the caller's deposits; null when it does not exist. */
  async byId(depositId: string): Promise<DepositModel | null> {
    if (!keyForm.test(depositId)) return null;
    return calls.one(scope, { query: { depositId } }).catch(unlessAbsent(null));
  },

  create: ({ channelId, amount, promotionId, idempotencyKey }: CreateDepositInput) =>
    calls.create(scope, { idempotencyKey, body: { channelId, amount, ...(promotionId && { promotionId }) } }),

  cancel: (depositId: string) => calls.cancel(scope, { body: { depositId } }),
}));
