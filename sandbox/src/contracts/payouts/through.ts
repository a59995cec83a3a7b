import { and, eq, gt, isNull, lt, or } from "drizzle-orm";
import type { Tx } from "../../db/openDatabase.ts";
import { type Contract, contracts } from "../contracts.tables.ts";
import { contractsUnder } from "../findContracts.ts";
import { periodAt, type Window } from "../periods.ts";
import type { Team } from "./teamVolume.ts";

/** A contract below a team's agent, and the time for which it pays. */
export interface Held {
  contract: Contract;
  account: string;
  team: Team;
  from: Date;
  /** Null while it goes on. */
  until: Date | null;
}

/** A contract of the same kind below, and the parts of a window in which no account between has one. */
export interface Between extends Held {
  windows: Window[];
}

/** The contracts of the same kind below a team's agent that pay for any part of a window. */
export async function contractsBelow(tx: Tx, { kind }: Contract, team: Team, window: Window): Promise<Held[]> {
  const isPaying = and(
    // What a contract pays for in another currency is no part of these bets.
    eq(contracts.currency, team.currency),
    lt(contracts.paysFrom, window.end),
    or(isNull(contracts.paysUntil), gt(contracts.paysUntil, window.start)),
  );
  const above = { id: team.agentId, path: team.path };
  const rows = await contractsUnder(tx, kind, above, isPaying).orderBy(contracts.id);
  return rows.map(({ contract, account, path }) => ({
    contract,
    account,
    team: { agentId: contract.holderId, path, currency: contract.currency },
    from: contract.paysFrom ?? window.end,
    until: contract.paysUntil,
  }));
}

/** The nearest accounts with a contract between a team's members and its agent, in a window. */
export function accountsBetween(below: readonly Held[], window: Window): Between[] {
  const held = below
    .filter(({ from, until }) => from < window.end && (until === null || until > window.start))
    .map((own): Between => ({ ...own, windows: [] }));
  for (const part of partsOf(window, held)) {
    const valid = held.filter(({ from, until }) => from < part.end && (until === null || until > part.start));
    const isBelowOther = (path: string) =>
      valid.some(({ team: other }) => other.path !== path && path.startsWith(other.path));
    for (const { team: own, windows } of valid) if (!isBelowOther(own.path)) windows.push(part);
  }
  return held.filter(({ windows }) => windows.length > 0);
}

/** The periods of a contract below in which parts of a window lie: each with these parts. */
export function periodsOf({ contract, from, until, windows }: Between): { period: Window; parts: Window[] }[] {
  const periods: { period: Window; parts: Window[] }[] = [];
  for (const { start, end } of windows) {
    for (let at = start; at < end; ) {
      const whole = periodAt(contract, at);
      const period = { start: later(whole.start, from), end: until === null ? whole.end : earlier(whole.end, until) };
      const part = { start: at, end: earlier(end, period.end) };
      const last = periods.at(-1);
      if (last?.period.start.getTime() === period.start.getTime()) last.parts.push(part);
      else periods.push({ period, parts: [part] });
      at = part.end;
    }
  }
  return periods;
}

const earlier = (one: Date, other: Date) => (one < other ? one : other);
const later = (one: Date, other: Date) => (one > other ? one : other);

/** The parts of a window in which the same contracts hold. */
function partsOf({ start, end }: Window, held: readonly Pick<Held, "from" | "until">[]): Window[] {
  const inside = held.flatMap(({ from, until }) => [from, until ?? end]).filter((at) => at > start && at < end);
  const cuts = [...new Set([start, ...inside, end].map((at) => at.getTime()))].sort((one, other) => one - other);
  return cuts.slice(1).map((cut, index) => ({ start: new Date(cuts[index] ?? cut), end: new Date(cut) }));
}
