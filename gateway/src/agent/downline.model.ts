import type {
  AccountKind,
  AgentActionChange,
  AgentActionKind,
  DownlineDetails,
  DownlineKind,
  DownlineStatus,
  LoginMethod,
  LoginOutcome,
  Money,
} from "../__generated__/types.ts";
import type { Page } from "../paging/connection.ts";

/** An account below the caller. */
export interface DownlineAccountModel {
  account: string;
  nickname: string | null;
  kind: AccountKind;
  level: number;
  upline: string | null;
  childCount: number;
  balance: Money;
  registeredAt: string | null;
  lastLoginAt: string | null;
  isOnline: boolean;
  status: DownlineStatus;
  rebate: string;
  canBet: boolean;
  canTransfer: boolean;
  canWithdraw: boolean;
  noteCount: number | null;
  /** Null in lists: only the answer about one account has them. */
  details: DownlineDetails | null;
}

/** A page of a downline. `path` has the agents from the caller down to the level that is listed. */
export interface DownlinePage extends Page<DownlineAccountModel> {
  path: string[];
}

/** A login to an account below. */
export interface DownlineLoginModel {
  internalID: string;
  at: string;
  method: LoginMethod | null;
  outcome: LoginOutcome;
  country: string | null;
}

/** What an agent did. */
export interface AgentActionModel {
  internalID: string;
  kind: AgentActionKind;
  at: string;
  agent: string;
  by: string | null;
  account: string | null;
  changes: AgentActionChange[];
  reason: string | null;
}

/** An agent's invitation link. */
export interface InviteLinkModel {
  internalID: string;
  code: string;
  url: string;
  label: string;
  kind: DownlineKind | null;
  rebate: string;
  createdAt: string;
  expiresAt: string | null;
  isExpired: boolean;
  clickCount: number;
  signUpCount: number;
  firstDepositCount: number;
}
