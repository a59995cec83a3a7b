import { z } from "zod";
import type {
  CreateInviteLinkInput,
  DownlineFilter,
  DownlineKind,
  DownlineSort,
  DownlineSortKey,
  RegisterDownlineAccountInput,
  SortDirection,
  UpdateDownlineAccountInput,
} from "../__generated__/types.ts";
import { AtriumError } from "../errors/atriumError.ts";
import type { PageArgs } from "../paging/connection.ts";
import { oneRow, rowOf } from "../paging/oneRow.ts";
import { unlessAbsent } from "../upstream/absence.ts";
import { change, ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import {
  type AgentActionModel,
  actionPage,
  type DownlineAccountModel,
  type DownlineLoginModel,
  downlineDetail,
  downlineLogins,
  downlinePage,
  firstPassword,
  type InviteLinkModel,
  inviteLink,
  inviteLinks,
  registerTerms,
} from "./downline.wire.ts";

/** Filter and order of a downline. */
export interface DownlineQuery {
  filter: DownlineFilter;
  sort: DownlineSort | null;
}

const sortKeys: Readonly<Record<DownlineSortKey, string>> = {
  ACCOUNT: "account",
  BALANCE: "balance",
  LAST_LOGIN: "lastLoginAt",
  REGISTERED: "registeredAt",
  REBATE: "rebate",
};
const directions: Readonly<Record<SortDirection, string>> = { ASCENDING: "asc", DESCENDING: "desc" };
const types: Readonly<Record<DownlineKind, string>> = { PLAYER: "player", AGENT: "agent" };

const done = z.unknown();
const calls = {
  terms: ownRead("GET /wps/relay/ACS_registerTerms", registerTerms),
  list: ownRead("GET /wps/relay/ACS_downlineList", downlinePage),
  detail: ownRead("GET /wps/relay/ACS_downlineDetail", downlineDetail),
  logins: ownRead("GET /wps/relay/ACS_downlineLogins", downlineLogins),
  update: change("POST /wps/relay/ACS_downlineUpdate", downlineDetail),
  resetLink: change("POST /wps/relay/ACS_downlineResetLink", done),
  register: change("PUT /wps/relay/ACS_registerDownline", firstPassword, { encrypt: true }),
  actions: ownRead("GET /wps/relay/ACS_actionList", actionPage),
  links: ownRead("GET /wps/relay/ACS_inviteLinkList", inviteLinks),
  createLink: change("POST /wps/relay/ACS_inviteLinkCreate", inviteLink),
  deleteLink: change("POST /wps/relay/ACS_inviteLinkDelete", done),
  countClick: change("POST /wps/agent/inviteClick", done),
};

/** The same as the platform's parameters. */
export const downlineParameters = ({ filter, sort }: DownlineQuery) => ({
  parent: filter.parent ?? undefined,
  keyword: filter.keyword ?? undefined,
  online: filter.isOnline?.toString(),
  deposited: filter.hasDeposited?.toString(),
  link: filter.inviteLink ?? undefined,
  sort: sort ? sortKeys[sort.by] : undefined,
  order: sort ? directions[sort.direction] : undefined,
});

/** The platform calls for the accounts below an agent, the agent's invitation links, and the log of actions. */
export const downlineUpstream = defineUpstream((scope) => ({
  rebate: async () => (await calls.terms(scope)).maxRebate,

  /**
   * A platform that does not know the filters by deposit and link sends all rows, and rows without `deposited`. Then this throws
   * `FEATURE_DISABLED`.
   */
  list: async (query: DownlineQuery, page: PageArgs) => {
    const found = await calls.list(scope, { query: { ...downlineParameters(query), ...page } });
    const { hasDeposited, inviteLink } = query.filter;
    if ((hasDeposited ?? inviteLink) != null && found.items.some((account) => account.hasDeposited === null))
      throw new AtriumError("FEATURE_DISABLED");
    return found;
  },

  /** Null for an account that is not below the caller. */
  detail: (account: string): Promise<DownlineAccountModel | null> =>
    calls.detail(scope, { query: { account } }).catch(unlessAbsent(null)),

  /** Null for an account that is not below the caller, and on a platform without the call. */
  logins: (account: string): Promise<DownlineLoginModel[] | null> =>
    calls.logins(scope, { query: { account } }).catch(unlessAbsent(null)),

  update: (account: string, { isLocked, idempotencyKey, ...input }: Omit<UpdateDownlineAccountInput, "accountId">) =>
    calls.update(scope, {
      idempotencyKey,
      body: {
        account,
        status: isLocked == null ? undefined : isLocked ? "LOCKED" : "ACTIVE",
        canBet: input.canBet ?? undefined,
        canTransfer: input.canTransfer ?? undefined,
        canWithdraw: input.canWithdraw ?? undefined,
        rebate: input.rebate ?? undefined,
        reason: input.reason ?? undefined,
      },
    }),

  sendResetLink: (account: string, idempotencyKey: string) =>
    calls.resetLink(scope, { idempotencyKey, body: { account } }),

  register: ({ account, kind, rebate, idempotencyKey }: RegisterDownlineAccountInput) =>
    calls.register(scope, {
      idempotencyKey: idempotencyKey ?? undefined,
      body: { account, type: types[kind], rebate },
    }),

  actions: ({ account }: { account: string | null }, page: PageArgs) =>
    calls.actions(scope, { query: { account: account ?? undefined, ...page } }),

  /** One action of the caller's log; null when it does not exist. */
  action: (actionId: string): Promise<AgentActionModel | null> =>
    rowOf(calls.actions(scope, oneRow({ actionId })), actionId),

  links: (): Promise<InviteLinkModel[]> => calls.links(scope),

  createLink: ({ kind, rebate, label, expiresAt }: CreateInviteLinkInput) =>
    calls.createLink(scope, {
      body: { type: types[kind], rebate, label: label ?? undefined, expiresAt: expiresAt ?? undefined },
    }),

  deleteLink: (linkId: string) => calls.deleteLink(scope, { body: { linkId } }),

  countClick: (code: string) => calls.countClick(scope, { body: { code } }),
}));
