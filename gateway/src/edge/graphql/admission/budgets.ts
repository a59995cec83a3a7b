import { networkOf } from "@atrium/schema/networkOf";
import type { OperationTypeNode } from "graphql";
import type { Partner } from "../../../partners/partner.ts";
import type { Bucket, SharedState, Taken } from "../../../sharedState/sharedState.ts";
import type { Spending } from "../spending.ts";

/** The sender of a request, as far as budgets distinguish senders. */
export interface Spender {
  /** A partner's server sends for many people from one address. Its manifest may give it a budget of its own. */
  partner: Pick<Partner, "name" | "budget"> | undefined;
  /** The member's account. Guests and trial accounts have none: anybody can have as many of them as they like. */
  account: string | undefined;
  clientIp: string;
}

/** Points of what an operation executes. */
export interface Points {
  /** For this caller alone. */
  own: number;
  /** For all callers: the answer is kept for them. */
  shared: number;
}

/**
 * The shares of their points that the parts of a registered document cost. Its text is known and was reviewed; a caller
 * can only vary its variables.
 */
const registeredShares = { own: 0.1, shared: 0.02 };

export interface BudgetOptions {
  state: Pick<SharedState, "take">;
  /** The size of each bucket. A limit of 0 switches budgets off. */
  bucket: Bucket;
}

/** Counts what each sender costs. Queries, mutations and subscriptions have a leaky bucket each. */
export class Budgets {
  readonly #options: BudgetOptions;

  constructor(options: BudgetOptions) {
    this.#options = options;
  }

  /** Points that an operation is charged. */
  priceOf({ own, shared }: Points, isRegistered: boolean): number {
    if (!isRegistered) return Math.max(1, own + shared);
    return Math.max(1, Math.ceil(own * registeredShares.own + shared * registeredShares.shared));
  }

  /** Takes points, all or none; undefined when there are no budgets. */
  take(spender: Spender, type: OperationTypeNode, cost: number): Spending | Promise<Spending> | undefined {
    const { state } = this.#options;
    const bucket = spender.partner?.budget ?? this.#options.bucket;
    if (this.#options.bucket.limit === 0) return undefined;
    // A full bucket is enough for any operation.
    const most = Math.min(cost, bucket.limit);
    const taken = state.take(`cost:${type}:${nameOf(spender)}`, bucket, most);
    return taken instanceof Promise
      ? taken.then((late) => spendingOf(late, bucket, most))
      : spendingOf(taken, bucket, most);
  }
}

function nameOf({ partner, account, clientIp }: Spender): string {
  if (partner !== undefined) return `partner:${partner.name}`;
  return account === undefined ? `network:${networkOf(clientIp)}` : `account:${account}`;
}

function spendingOf({ isAllowed, remaining, waitMs }: Taken, { limit, perSecond }: Bucket, cost: number): Spending {
  const resetMs = Math.ceil(((limit - remaining) / perSecond) * 1_000);
  return { cost, limit, perSecond, remaining, resetMs, waitMs: isAllowed ? 0 : waitMs };
}

/** Names and values of the headers of the IETF draft "RateLimit header fields for HTTP". */
export function budgetHeaders(type: string, { limit, perSecond, remaining, resetMs }: Spending) {
  return [
    "ratelimit-policy",
    `"${type}";q=${limit};w=${Math.ceil(limit / perSecond)}`,
    "ratelimit",
    `"${type}";r=${remaining};t=${Math.ceil(resetMs / 1_000)}`,
  ] as const;
}
