import { and, eq, gt, isNull, lt, ne, sql } from "drizzle-orm";
import type { Tx } from "../../db/openDatabase.ts";
import { members } from "../../member/member.tables.ts";
import { findMember } from "../../member/members.ts";
import { type Contract, contractPayouts, contracts, type Payout, type ShareText } from "../contracts.tables.ts";
import type { Window } from "../periods.ts";
import type { Team } from "./teamVolume.ts";

/** What a contract above has held back for an account below. */
interface HeldShares {
  contract: Contract;
  account: string;
  /** Each with the rate that the contract above had reached: the most that it gives up. */
  shares: (ShareText & { reached: string })[];
}

/** A period that a payout covers. */
type Period = Pick<Payout, "periodStart" | "periodEnd">;

/** Whether a contract above a team has held back shares for a period of its agent's contract. */
export const isHeldFor = async (tx: Tx, contract: Contract, team: Team, { start, end }: Window): Promise<boolean> =>
  (await heldSharesFor(tx, contract, team, { periodStart: start, periodEnd: end })).length > 0;

/** What the contracts above a team have held back until a payout to its agent, by contract; the earliest first. */
export async function heldSharesFor(tx: Tx, { kind, holderId, currency }: Contract, team: Team, payout: Period) {
  const { username: account } = await findMember(tx, holderId);
  const rows = await tx
    .select({ contract: contracts, explanation: contractPayouts.explanation, rate: contractPayouts.rate })
    .from(contractPayouts)
    .innerJoin(contracts, eq(contracts.id, contractPayouts.contractId))
    .innerJoin(members, eq(members.id, contracts.holderId))
    .where(
      and(
        eq(contracts.kind, kind),
        eq(contracts.currency, currency),
        sql`starts_with(${team.path}, ${members.path})`,
        ne(contracts.holderId, holderId),
        lt(contractPayouts.periodStart, payout.periodEnd),
        gt(contractPayouts.periodEnd, payout.periodStart),
        isNull(contractPayouts.restOf),
      ),
    )
    .orderBy(contractPayouts.periodStart);
  const heldFrom = payout.periodStart.toISOString();
  const held = new Map<number, HeldShares>();
  for (const { contract, explanation, rate } of rows) {
    const shares = explanation.shares
      .filter((share) => share.account === account && share.heldFrom === heldFrom)
      .map((share) => ({ ...share, reached: rate ?? "0" }));
    if (shares.length === 0) continue;
    const known = held.get(contract.id);
    if (known === undefined) held.set(contract.id, { contract, account, shares });
    else known.shares.push(...shares);
  }
  return [...held.values()];
}
