import type { WithdrawalReceipt, WithdrawalState } from "../__generated__/types.ts";
import type { Page, PageArgs } from "../paging/connection.ts";
import { unlessAbsent } from "../upstream/absence.ts";
import { change, ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { type PaymentQuery, paymentParameters } from "./paymentQuery.ts";
import { terms, type WithdrawalModel, withdrawal, withdrawalPage } from "./withdrawals.wire.ts";

/** A new withdrawal, with the platform's id of the account. */
export interface NewWithdrawal {
  bankCardId: string;
  amount: string;
  paymentPassword: string;
  idempotencyKey: string;
}

/** An answer whether a payment arrived. */
export interface ReceiptAnswer {
  withdrawId: string;
  partId: string | undefined;
  result: WithdrawalReceipt;
  imageIds: readonly string[];
  idempotencyKey: string;
}

const calls = {
  terms: ownRead("GET /wps/relay/GCS_withdrawConfig", terms),
  list: ownRead("GET /wps/relay/GCS_withdrawList", withdrawalPage),
  one: ownRead("GET /wps/relay/GCS_withdrawDetail", withdrawal),
  create: change("POST /wps/relay/GCS_withdrawCreate", withdrawal, { encrypt: true }),
  cancel: change("POST /wps/relay/GCS_withdrawCancel", withdrawal),
  confirm: change("POST /wps/relay/GCS_withdrawConfirm", withdrawal),
};

const keyForm = /^[\w-]{1,32}$/;

/** The platform calls for the caller's withdrawals. */
export const withdrawalsUpstream = defineUpstream((scope) => ({
  terms: () => calls.terms(scope),

  list: (query: PaymentQuery<WithdrawalState>, page: PageArgs): Promise<Page<WithdrawalModel>> =>
    calls.list(scope, { query: { ...paymentParameters(query), ...page } }),

  /** One of the caller's withdrawals; null when it does not exist. */
  async byId(withdrawId: string): Promise<WithdrawalModel | null> {
    if (!keyForm.test(withdrawId)) return null;
    return calls.one(scope, { query: { withdrawId } }).catch(unlessAbsent(null));
  },

  create: ({ idempotencyKey, ...body }: NewWithdrawal) => calls.create(scope, { idempotencyKey, body }),

  cancel: (withdrawId: string) => calls.cancel(scope, { body: { withdrawId } }),

  confirm: ({ idempotencyKey, ...body }: ReceiptAnswer) => calls.confirm(scope, { idempotencyKey, body }),
}));
