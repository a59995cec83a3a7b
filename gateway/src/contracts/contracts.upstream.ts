import type {
  ContractDirection,
  ContractKind,
  ContractPeriod,
  ContractState,
  ContractTermsInput,
} from "../__generated__/types.ts";
import type { Page, PageArgs } from "../paging/connection.ts";
import { oneRow, rowOf } from "../paging/oneRow.ts";
import { change, ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import {
  type AgentContractModel,
  type ContractPayoutModel,
  type ContractPayoutPage,
  contract,
  contractPage,
  offered,
  payoutPage,
  wireKinds,
} from "./contracts.wire.ts";

/** A list of contracts of one kind. */
export interface ContractQuery {
  kind: ContractKind;
  direction: ContractDirection;
  state: ContractState | undefined;
  /** The account that is paid. */
  account: string | undefined;
}

/** A list of payouts of one kind, or of all. */
export interface PayoutQuery {
  kind: ContractKind | undefined;
  period: Readonly<Record<string, string>>;
  account: string | undefined;
}

/** An offer of a contract, or of its end. */
export interface Offer {
  account: string;
  kind: ContractKind;
  isDryRun: boolean;
  endsOthers: boolean;
  idempotencyKey: string;
  /** What is offered; null for the end of a contract. */
  contract: { period: ContractPeriod | undefined; terms: ContractTermsInput; paidOnRequest: boolean } | null;
}

/** An answer to a contract. */
export interface Answer {
  kind: ContractKind;
  contractId: string;
  endsOthers: boolean;
  idempotencyKey: string;
}

const callsOf = (kind: ContractKind) => {
  const path = `/wps/relay/ACS_${wireKinds[kind]}` as const;
  return {
    list: ownRead(`GET ${path}List`, contractPage),
    payouts: ownRead(`GET ${path}Payouts`, payoutPage(kind)),
    offer: change(`POST ${path}Offer`, offered),
    accept: change(`POST ${path}Accept`, contract),
    reject: change(`POST ${path}Reject`, contract),
    terminate: change(`POST ${path}Terminate`, contract),
  };
};

const calls = {
  requests: ownRead("GET /wps/relay/ACS_contractRequests", contractPage),
  payouts: ownRead("GET /wps/relay/ACS_contractPayouts", payoutPage()),
  DIVIDEND: callsOf("DIVIDEND"),
  DAILY_SALARY: callsOf("DAILY_SALARY"),
  HOURLY_SALARY: callsOf("HOURLY_SALARY"),
  REAL_TIME_SALARY: callsOf("REAL_TIME_SALARY"),
};

/** The platform's parameters of a list of payouts; its kind is part of the call's path. */
export const payoutParameters = ({ period, account }: PayoutQuery) => ({ ...period, account });

/** The platform's ids of contracts and payouts are numbers. */
export const isNumber = (internalID: string) => /^[1-9]\d{0,8}$/.test(internalID);

/** The platform calls for contracts. The platform shows only those of the caller's own line. */
export const contractsUpstream = defineUpstream((scope) => ({
  list: ({ kind, direction, state, account }: ContractQuery, page: PageArgs): Promise<Page<AgentContractModel>> =>
    calls[kind].list(scope, { query: { direction, status: state, account, ...page } }),

  /** A contract that the caller has received or offered; null when there is none. */
  byId: (kind: ContractKind, contractId: string): Promise<AgentContractModel | null> =>
    rowOf(calls[kind].list(scope, oneRow({ contractId })), contractId),

  requests: (page: PageArgs): Promise<Page<AgentContractModel>> => calls.requests(scope, { query: { ...page } }),

  payouts: (query: PayoutQuery, page: PageArgs): Promise<ContractPayoutPage> =>
    (query.kind ? calls[query.kind] : calls).payouts(scope, {
      query: { ...payoutParameters(query), ...page },
    }),

  /** A payout of the caller's line; null when there is none. */
  payoutById: (kind: ContractKind, payoutId: string): Promise<ContractPayoutModel | null> =>
    rowOf(calls[kind].payouts(scope, oneRow({ payoutId })), payoutId),

  offer: ({ account, kind, isDryRun, endsOthers, idempotencyKey, contract: made }: Offer) =>
    calls[kind].offer(scope, {
      idempotencyKey,
      body: {
        account,
        action: made === null ? "TERMINATE" : "NEW",
        period: made?.period,
        terms: made === null ? undefined : toTerms(made.terms),
        paidOnRequest: made?.paidOnRequest || undefined,
        dryRun: isDryRun,
        confirmAutoTerminate: endsOthers,
      },
    }),

  answer: (action: "accept" | "reject" | "terminate", { kind, contractId, endsOthers, idempotencyKey }: Answer) =>
    calls[kind][action](scope, { idempotencyKey, body: { contractId, confirmAutoTerminate: endsOthers } }),
}));

const toTerms = ({ tiers, realTime }: ContractTermsInput) => (realTime ? { realtime: realTime } : { tiers });
