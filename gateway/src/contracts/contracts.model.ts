import type {
  Contract,
  ContractKind,
  ContractPayoutShare,
  ContractPeriod,
  ContractState,
  Money,
  RealTimeContract,
} from "../__generated__/types.ts";
import type { Page } from "../paging/connection.ts";

/** What a contract pays. `__typename` says which of the two types it is. */
export type ContractTermsModel =
  | (Contract & { __typename: "Contract" })
  | (RealTimeContract & { __typename: "RealTimeContract" });

/** A contract of the caller's line. */
export interface AgentContractModel {
  internalID: string;
  kind: ContractKind;
  version: number;
  holder: string;
  offerer: string | null;
  period: ContractPeriod | null;
  terms: ContractTermsModel;
  currency: string;
  paidOnRequest: boolean | null;
  state: ContractState;
  offeredAt: string;
  answerBefore: string | null;
  acceptedAt: string | null;
  endedAt: string | null;
  paysFrom: string | null;
  paysUntil: string | null;
  endOfferedAt: string | null;
  nextSettlementAt: string | null;
  openStake: Money | null;
  carryOver: Money | null;
}

/** A contract of an agent further below, which ends when another contract is accepted. */
export interface EndingContractModel {
  internalID: string;
  account: string;
  terms: ContractTermsModel;
}

/** The result of an offer. A dry run makes no contract. */
export interface Offered {
  contract: AgentContractModel | null;
  endingContracts: EndingContractModel[];
}

/** What a contract paid for a period. */
export interface ContractPayoutModel {
  internalID: string;
  kind: ContractKind;
  account: string;
  periodStart: string;
  periodEnd: string;
  tier: number | null;
  rate: string | null;
  base: Money;
  carryOver: Money;
  owedAfter: Money | null;
  owedBefore: Money | null;
  amount: Money;
  isPending: boolean;
  settledAt: string;
  isRemainder: boolean;
  openStake: Money | null;
  validBet: Money;
  teamLoss: Money;
  bonus: Money;
  broughtForward: Money;
  activeMembers: number;
  shares: ContractPayoutShare[];
}

/** A page of payouts, with the sum over all pages. */
export interface ContractPayoutPage extends Page<ContractPayoutModel> {
  totalAmount: Money;
}
