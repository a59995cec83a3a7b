import { agentActionKinds, loginMethods } from "@atrium/schema/values";
import { z } from "zod";
import type { AgentActionField } from "../__generated__/types.ts";
import { entryOf } from "../basics/entryOf.ts";
import { kinds } from "../member/member.wire.ts";
import { pageOf, pageShape, toPage } from "../paging/page.wire.ts";
import { outcomeOf } from "../session/session.wire.ts";
import {
  count,
  decimal,
  flag,
  idText,
  instant,
  known,
  lenient,
  maybeInstant,
  maybeText,
  text,
} from "../upstream/wire.ts";

const statuses = ["ACTIVE", "LOCKED", "CLOSED"] as const;
/** A right that the platform does not send counts as granted. */
const right = lenient((value) => value !== false, { type: ["boolean", "null"] });

const row = z.object({
  account: text,
  nickname: maybeText,
  type: z.number(),
  level: count,
  upline: maybeText,
  children: count,
  balance: decimal,
  currency: text,
  registeredAt: maybeInstant,
  lastLoginAt: maybeInstant,
  online: flag,
  deposited: z.boolean().nullish().catch(null),
  status: known(statuses, "UNKNOWN"),
  rebate: decimal.catch("0"),
  canBet: right,
  canTransfer: right,
  canWithdraw: right,
  notes: count.nullish(),
});

const toAccount = ({ type, children, balance, currency, online, deposited, notes, ...data }: z.infer<typeof row>) => ({
  ...data,
  kind: kinds[type] ?? "UNKNOWN",
  childCount: children,
  balance: { amount: balance, currency },
  isOnline: online,
  hasDeposited: deposited ?? null,
  noteCount: notes ?? null,
  details: null,
});

/** An account below the caller. Only the answer about one account has details. */
export type DownlineAccountModel = ReturnType<typeof toAccount> | z.output<typeof downlineDetail>;

const accounts = z.array(row.transform(toAccount).nullable().catch(null));

/** Accounts of a downline; none when a platform does not send them. */
export const downlineAccounts = accounts.transform((list) => list.filter((account) => account !== null)).catch([]);

const path = z.array(text).catch([]);

/** A page; rows that can't be read are left out. */
export const downlinePage = z
  .object({ ...pageShape(row.transform(toAccount)), path })
  .transform((page) => toPage(page));

/** One account with its details. */
export const downlineDetail = row
  .extend({
    maxRebate: decimal.optional().catch(undefined),
    emailMasked: maybeText,
    mobileMasked: maybeText,
    restrictedAbove: z.array(text).catch([]),
    otherCurrencies: z.array(text).catch([]),
    path,
  })
  .transform(({ maxRebate, emailMasked, mobileMasked, restrictedAbove, otherCurrencies, path: names, ...data }) => ({
    ...toAccount(data),
    details: {
      maxRebate: maxRebate ?? data.rebate,
      maskedEmail: emailMasked,
      maskedMobile: mobileMasked,
      restrictedAbove: restrictedAbove.flatMap((field) => entryOf(actionFields, field) ?? []),
      otherCurrencies,
      path: names,
    },
  }));

const login = z
  .object({
    id: idText,
    createdAt: instant,
    method: z.enum(loginMethods).nullish().catch(null),
    country: maybeText,
    fault: maybeText,
  })
  .transform(({ id, createdAt, method, country, fault }) => ({
    internalID: id,
    at: createdAt,
    method: method ?? null,
    outcome: outcomeOf(fault),
    country,
  }));

/** A login to an account below. */
export type DownlineLoginModel = z.output<typeof login>;

/** The logins of an account below; rows that can't be read are left out. */
export const downlineLogins = z
  .object({ list: z.array(login.nullable().catch(null)) })
  .transform(({ list }) => list.filter((row) => row !== null));

export const registerTerms = z.object({ maxRebate: decimal });
export const firstPassword = z.object({ account: text, password: text });

const actionFields: Readonly<Record<string, AgentActionField>> = {
  status: "STATUS",
  canBet: "CAN_BET",
  canTransfer: "CAN_TRANSFER",
  canWithdraw: "CAN_WITHDRAW",
  rebate: "REBATE",
  link: "LINK",
  rights: "RIGHTS",
  password: "PASSWORD",
  sessions: "SESSIONS",
  amount: "AMOUNT",
  contract: "CONTRACT",
  type: "KIND",
};
const change = z
  .object({ field: text, before: maybeText, after: maybeText })
  .transform((data) => ({ ...data, field: actionFields[data.field] ?? "UNKNOWN" }));

const action = z
  .object({
    actionId: idText,
    kind: known(agentActionKinds, "UNKNOWN"),
    at: instant,
    agent: text,
    by: maybeText,
    account: maybeText,
    changes: z.array(change).catch([]),
    reason: maybeText,
  })
  .transform(({ actionId, ...data }) => ({ ...data, internalID: actionId }));

/** What an agent did. */
export type AgentActionModel = z.output<typeof action>;

/** A page; rows that can't be read are left out. */
export const actionPage = pageOf(action);

const linkKinds = { player: "PLAYER", agent: "AGENT" } as const;

export const inviteLink = z
  .object({
    linkId: idText,
    code: text,
    link: z.url(),
    label: text.catch(""),
    type: known(["player", "agent"], null),
    rebate: decimal.catch("0"),
    createdAt: instant,
    expiresAt: maybeInstant,
    expired: flag,
    clicks: count.catch(0),
    signUps: count.catch(0),
    firstDeposits: count.catch(0),
  })
  .transform(({ linkId, link, type, expired, clicks, signUps, firstDeposits, ...data }) => ({
    ...data,
    internalID: linkId,
    url: link,
    kind: type && linkKinds[type],
    isExpired: expired,
    clickCount: clicks,
    signUpCount: signUps,
    firstDepositCount: firstDeposits,
  }));

/** An agent's invitation link. */
export type InviteLinkModel = z.output<typeof inviteLink>;

/** The links; rows that can't be read are left out. */
export const inviteLinks = z
  .object({ list: z.array(inviteLink.nullable().catch(null)) })
  .transform(({ list }) => list.filter((link) => link !== null));
