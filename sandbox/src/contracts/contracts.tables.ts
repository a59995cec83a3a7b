import { contractPeriods, contractStates } from "@atrium/schema/values";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { instant, money } from "../db/columns.ts";
import { members, ofMember } from "../member/member.tables.ts";
import { contractKinds } from "./contractKinds.ts";
import type { BetOutcome } from "./formulas.ts";
import { type Conditions, parseTerms, type StoredTerms } from "./terms.ts";

/**
 * Contracts between an agent and an account right below: each row is one version. A member has at most one contract of
 * each kind that pays, and at most one offer. Amounts in the terms are minor units of `currency`.
 */
export const contracts = pgTable(
  "contracts",
  {
    // "By default": the seed chooses the ids of its contracts.
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    kind: text("kind", { enum: contractKinds }).notNull(),
    /** The agent who offered it. Null for a contract that the operator has made with an agent at the top. */
    offererId: integer("offerer_id").references(() => members.id),
    /** The account that is paid. */
    holderId: ofMember("holder_id"),
    /** 1 for the first offer of its kind to the holder, then 2 … */
    version: integer("version").notNull(),
    period: text("period", { enum: contractPeriods }),
    terms: jsonb("terms").$type<StoredTerms>().notNull(),
    currency: text("currency").notNull(),
    /** Whether what it pays waits until the holder asks for it; otherwise it is paid when it is settled. */
    paidOnRequest: boolean("paid_on_request").notNull().default(false),
    state: text("state", { enum: contractStates }).notNull(),
    /** Whether the agent who offered it has agreed that contracts below, which pay more, end. */
    endsOthers: boolean("ends_others").notNull().default(false),
    offeredAt: instant("offered_at").notNull(),
    /** End of an offer of a new contract, or of its end, that nobody has answered. Null when there is no open offer. */
    answerBefore: instant("answer_before"),
    acceptedAt: instant("accepted_at"),
    endedAt: instant("ended_at"),
    /** The time for which it pays. Null before it was accepted. */
    paysFrom: instant("pays_from"),
    /** Exclusive; null while the contract has no end. When its holder ends it, this is the end of the period. */
    paysUntil: instant("pays_until"),
    /** The start of the time that is not settled yet; null when nothing is to be settled. */
    openFrom: instant("open_from"),
    /** When the next settlement is due. */
    dueAt: instant("due_at"),
  },
  (contract) => [
    index("contracts_of_holder").on(contract.holderId, contract.kind, contract.version),
    index("contracts_of_offerer").on(contract.offererId, contract.kind, contract.offeredAt),
    uniqueIndex("contracts_one_offer")
      .on(contract.holderId, contract.kind)
      .where(sql`${contract.state} = 'PENDING_NEW'`),
    uniqueIndex("contracts_one_paying")
      .on(contract.holderId, contract.kind)
      .where(sql`${contract.state} in ('ACTIVE', 'PENDING_TERMINATION')`),
    uniqueIndex("contracts_version").on(contract.holderId, contract.kind, contract.version),
    check(
      "contracts_period",
      sql`(${contract.period} is not null) = (${contract.kind} in ('dividend', 'dailySalary'))`,
    ),
    check(
      "contracts_answer",
      sql`(${contract.answerBefore} is not null) = (${contract.state} in ('PENDING_NEW', 'PENDING_TERMINATION'))`,
    ),
    index("contracts_due").on(contract.dueAt).where(sql`${contract.dueAt} is not null`),
    check(
      "contracts_pays",
      sql`(${contract.paysFrom} is null) = (${contract.acceptedAt} is null)
        and (${contract.paysUntil} is null or ${contract.paysFrom} is not null)
        and (${contract.openFrom} is null) = (${contract.dueAt} is null)`,
    ),
    check(
      "contracts_ended",
      sql`(${contract.endedAt} is null) = (${contract.state} in ('PENDING_NEW', 'ACTIVE', 'PENDING_TERMINATION'))`,
    ),
  ],
);

export type Contract = typeof contracts.$inferSelect;

/** What a contract pays, and how often. */
export const conditionsOf = ({ terms, period }: Contract): Conditions => ({ terms: parseTerms(terms), period });

/**
 * The states of a payout. A PENDING one waits until its holder's request is approved. A SKIPPED one has the amount 0, so nothing is
 * posted.
 */
export const payoutStates = ["PENDING", "PAID", "SKIPPED"] as const;

export const payoutRequestStates = ["WAITING", "PAID", "DECLINED"] as const;

/** What holders asked for: all of their pending payouts of a currency. A holder has at most one of a currency that waits. */
export const payoutRequests = pgTable(
  "payout_requests",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    holderId: ofMember("holder_id"),
    currency: text("currency").notNull(),
    amount: money("amount"),
    state: text("state", { enum: payoutRequestStates }).notNull().default("WAITING"),
    /** Why it was declined. */
    reason: text("reason"),
    requestedAt: instant("requested_at").notNull(),
    decidedAt: instant("decided_at"),
  },
  (request) => [
    uniqueIndex("payout_requests_one").on(request.holderId, request.currency).where(sql`${request.state} = 'WAITING'`),
    index("payout_requests_of_holder").on(request.holderId, request.requestedAt, request.id),
    check("payout_requests_amount", sql`${request.amount} > 0`),
    check("payout_requests_decided", sql`(${request.decidedAt} is null) = (${request.state} = 'WAITING')`),
    check("payout_requests_reason", sql`(${request.reason} is not null) = (${request.state} = 'DECLINED')`),
  ],
);

export type PayoutRequest = typeof payoutRequests.$inferSelect;

/** What a payout was worked out from, as text: amounts are minor units, rates parts of 1. */
export interface Explanation {
  validBet: string;
  /** What the team lost, without bonuses; negative when it won. */
  loss: string;
  bonus: string;
  activeMembers: number;
  /** The loss that the period before has left, 0 or less. */
  broughtForward: string;
  /** What the accounts below had been paid beyond what the contract grants, taken off now; missing as below. */
  owed?: string;
  /** Stakes that were open at the end of the period; missing in payouts from before it was noted. */
  open?: string;
  /** Volume without a contract in between, then what came through each account below with a contract. */
  shares: ShareText[];
}

/** A line of a payout: base × (rate − rate below). */
export interface ShareText {
  account: string | null;
  outcome?: BetOutcome;
  base: string;
  rate: string;
  rateBelow: string;
  /**
   * The beginning of the period of the account's contract, which was not over: `rateBelow` is the most that the contract can pay,
   * and what it did not pay follows as a payout of its own.
   */
  heldFrom?: string;
}

/**
 * What a contract paid for a period. Its posting has the key `payout:<id>`. Amounts are minor units of the contract's
 * currency.
 */
export const contractPayouts = pgTable(
  "contract_payouts",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    contractId: integer("contract_id")
      .notNull()
      .references(() => contracts.id),
    periodStart: instant("period_start").notNull(),
    /** Not included. */
    periodEnd: instant("period_end").notNull(),
    /** The payout of a contract below with a longer period, after which this one pays what was held back; null for others. */
    restOf: integer("rest_of").references((): AnyPgColumn => contractPayouts.id),
    /** Number of the step that counted, from 1; null when none did, or for a contract without steps. */
    tier: integer("tier"),
    /** Null when no step counted. */
    rate: text("rate"),
    /** What the rate applies to. */
    base: money("base"),
    /** A loss that is left for the next period, 0 or less. */
    carryOver: money("carry_over"),
    amount: money("amount"),
    /**
     * What the accounts below were paid beyond what the contract grants, for the holder's next payout to take off; negative for what was
     * held back too much, and comes with it.
     */
    owed: money("owed").default(sql`0`),
    state: text("state", { enum: payoutStates }).notNull(),
    /** The request that holds it, or that it was paid by; null while nobody asks for it, and where it is paid without a request. */
    requestId: integer("request_id").references(() => payoutRequests.id),
    explanation: jsonb("explanation").$type<Explanation>().notNull(),
    settledAt: instant("settled_at").notNull(),
  },
  (payout) => [
    uniqueIndex("contract_payouts_once").on(payout.contractId, payout.periodStart).where(sql`${payout.restOf} is null`),
    uniqueIndex("contract_payouts_rest").on(payout.contractId, payout.restOf).where(sql`${payout.restOf} is not null`),
    index("contract_payouts_by_time").on(payout.contractId, payout.settledAt, payout.id),
    check("contract_payouts_amount", sql`${payout.amount} >= 0 and ${payout.carryOver} <= 0`),
    check("contract_payouts_paid", sql`(${payout.state} = 'SKIPPED') = (${payout.amount} = 0)`),
    index("contract_payouts_pending").on(payout.contractId).where(sql`${payout.state} = 'PENDING'`),
    index("contract_payouts_request").on(payout.requestId).where(sql`${payout.requestId} is not null`),
  ],
);

export type Payout = typeof contractPayouts.$inferSelect;
