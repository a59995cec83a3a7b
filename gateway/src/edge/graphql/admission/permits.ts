import type { OperationTypeNode } from "graphql";
import type { Overload } from "../../http/overload.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Permit } from "../engine.ts";
import type { Spending } from "../spending.ts";
import type { Budgets, Points, Spender } from "./budgets.ts";
import { refusedFrom } from "./shedding.ts";

/** An operation that waits for its permit. */
export interface Applicant {
  spender: Spender;
  type: OperationTypeNode;
  isRegistered: boolean;
  /** The price of the whole operation. */
  points: number;
  /** Gets what the operation took from its sender's budget, also when that was not enough. */
  onSpent(spending: Spending): void;
}

/** Seconds after which a refused client may try again, by lateness. */
const secondsPerLateness = 2;

/** Decides whether an accepted operation may be executed now: by the load of the process and the sender's budget. */
export class Permits {
  readonly #overload: Overload;
  readonly #budgets: Budgets;

  constructor(overload: Overload, budgets: Budgets) {
    this.#overload = overload;
    this.#budgets = budgets;
  }

  /** The permit of one operation. It counts once, however often it is asked for. */
  of(applicant: Applicant): Permit {
    let isGiven = false;
    return (parts) => {
      if (isGiven) return undefined;
      isGiven = true;
      const own = parts?.ownPoints ?? applicant.points;
      const isSharedKept = parts?.isKept ?? false;
      const shared = isSharedKept ? 0 : Math.max(0, applicant.points - own);
      this.#refuseWhenLate(applicant, own + shared, isSharedKept);
      return this.#charge(applicant, { own, shared });
    };
  }

  #refuseWhenLate({ spender, type, isRegistered }: Applicant, points: number, isSharedKept: boolean): void {
    const lateness = this.#overload.lateness();
    if (lateness === 0) return;
    const isMember = spender.account !== undefined;
    const isPartner = spender.partner !== undefined;
    const from = refusedFrom({ isMember, isPartner, isRegistered, type, points, isSharedKept });
    if (from !== undefined && lateness >= from) throw overloaded(lateness * secondsPerLateness);
  }

  #charge({ spender, type, isRegistered, onSpent }: Applicant, points: Points): Promise<void> | undefined {
    const settle = (spending: Spending | undefined) => {
      if (spending === undefined) return;
      onSpent(spending);
      if (spending.waitMs > 0) throw exhausted(spending);
    };
    const spending = this.#budgets.take(spender, type, this.#budgets.priceOf(points, isRegistered));
    return spending instanceof Promise ? spending.then(settle) : void settle(spending);
  }
}

/** The refusal of a request that a busy process does not take. */
export function overloaded(retryAfter: number): Refusal {
  return new Refusal("OVERLOADED", "The gateway is too busy for this request.", { status: 503, retryAfter });
}

function exhausted({ cost, remaining, limit, waitMs }: Spending): Refusal {
  return new Refusal("COST_BUDGET_EXHAUSTED", `Costs ${cost} points; ${remaining} of ${limit} are left.`, {
    status: 429,
    retryAfter: Math.ceil(waitMs / 1_000),
    cost: { requested: cost, remaining, limit },
  });
}
