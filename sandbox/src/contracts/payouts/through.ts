import { and, eq, gt, isNull, like, lt, ne, or } from "drizzle-orm";
import type { Tx } from "../../db/openDatabase.ts";
import { members } from "../../member/member.tables.ts";
import { type Contract, contracts } from "../contracts.tables.ts";
import type { Window } from "../periods.ts";
import { parseTerms, type Terms } from "../terms.ts";
import type { Team } from "./teamVolume.ts";

/** An account below with a contract of the same kind, and the parts of a window in which no account between has one. */
export interface Between {
  account: string;
  team: Team;
  terms: Terms;
  windows: Window[];
}

/** A contract below a team's agent, and the time for which it pays. */
export interface Held {
  account: string;
  team: Team;
  terms: Terms;
  from: Date;
  /** Null while it goes on. */
  until: Date | null;
}

/** The contracts of the same kind below a team's agent that pay for any part of a window. */
export async function contractsBelow(tx: Tx, { kind }: Contract, team: Team, window: Window): Promise<Held[]> {
  const rows = await tx
    .select({ contract: contracts, account: members.username, path: members.path })
    .from(contracts)
    .innerJoin(members, eq(members.id, contracts.holderId))
    .where(
      and(
        eq(contracts.kind, kind),
        // What a contract pays for in another currency is no part of these bets.
        eq(contracts.currency, team.currency),
        like(members.path, `${team.path}%`),
        ne(members.id, team.agentId),
        lt(contracts.paysFrom, window.end),
        or(isNull(contracts.paysUntil), gt(contracts.paysUntil, window.start)),
      ),
    )
    .orderBy(contracts.id);
  return rows.map(({ contract, account, path }) => ({
    account,
    team: { agentId: contract.holderId, path, currency: contract.currency },
    terms: parseTerms(contract.terms),
    from: contract.paysFrom ?? window.end,
    until: contract.paysUntil,
  }));
}

/** The nearest accounts with a contract between a team's members and its agent, in a window. */
export function accountsBetween(below: readonly Held[], window: Window): Between[] {
  const held = below
    .map(({ until, ...own }) => ({ ...own, until: until ?? window.end, windows: [] as Window[] }))
    .filter(({ from, until }) => from < window.end && until > window.start);
  for (const part of partsOf(window, held)) {
    const valid = held.filter(({ from, until }) => from < part.end && until > part.start);
    const isBelowOther = (path: string) =>
      valid.some(({ team: other }) => other.path !== path && path.startsWith(other.path));
    for (const { team: own, windows } of valid) if (!isBelowOther(own.path)) windows.push(part);
  }
  return held.filter(({ windows }) => windows.length > 0).map(({ from, until, ...between }) => between);
}

/** The parts of a window in which the same contracts hold. */
function partsOf({ start, end }: Window, held: readonly { from: Date; until: Date }[]): Window[] {
  const inside = held.flatMap(({ from, until }) => [from, until]).filter((at) => at > start && at < end);
  const cuts = [...new Set([start, ...inside, end].map((at) => at.getTime()))].sort((one, other) => one - other);
  return cuts.slice(1).map((cut, index) => ({ start: new Date(cuts[index] ?? cut), end: new Date(cut) }));
}
