import { eq, type SQL } from "drizzle-orm";
import type { Database } from "../../db/openDatabase.ts";
import { members } from "../../member/member.tables.ts";
import { type DayResult, dayResults, teamDayResults } from "../../records/dayResults.ts";
import { type Balance, balanceOf, balanceOfTeams } from "../../rollups/balances.ts";
import type { SumFilter } from "../../rollups/betSums.ts";
import { isOneOf } from "../../rollups/teamSums.ts";
import { type Downline, memberIdIn } from "../downline.ts";
import { isFoundBy } from "../keyword.ts";
import { teamSizes } from "./teamSizes.ts";

/** What the report lists: the accounts directly below one, those with a part of a name, or one account. */
export interface AccountFilter {
  parent?: string | undefined;
  keyword?: string | undefined;
  account?: string | undefined;
}

/** The accounts that a report lists, and what its totals add up. */
export interface ChosenAccounts {
  /** The account that the listed ones are directly below; the agent for a search. */
  parentId: number;
  /** The condition on `members` that holds for the listed accounts. */
  isListed: SQL | undefined;
  /** Number of the listed accounts. */
  count: () => Promise<number>;
  /** Ids of the listed accounts. */
  ids: () => Promise<readonly number[]>;
  /** What each day brought of the listed accounts with everyone below them, each member once. */
  byDay: (filter: SumFilter) => Promise<DayResult[]>;
  /** What these members held together. */
  balance: (filter: SumFilter) => Promise<Balance>;
  /** Number of these members. */
  size: () => Promise<number>;
}

/** Throws DOWNLINE_NOT_FOUND for a name of `parent` or `account` that is not below the agent. */
export async function chosenAccounts(db: Database, downline: Downline, filter: AccountFilter): Promise<ChosenAccounts> {
  const { parent, keyword, account } = filter;
  const { agentId } = downline;
  if (account !== undefined) {
    const memberId = await memberIdIn(db, downline, account);
    return { parentId: agentId, isListed: eq(members.id, memberId), ...known([memberId]), ...teamsOf(db, [memberId]) };
  }
  if (keyword !== undefined) {
    const isFound = isFoundBy(downline, keyword);
    const found = await db.select({ id: members.id, path: members.path }).from(members).where(isFound);
    const ids = found.map(({ id }) => id);
    return { parentId: agentId, isListed: isFound, ...known(ids), ...teamsOf(db, topmostOf(found)) };
  }
  const parentId = parent === undefined ? agentId : await memberIdIn(db, downline, parent);
  const isListed = eq(members.uplineId, parentId);
  return {
    parentId,
    isListed,
    count: () => db.$count(members, isListed),
    ids: async () => {
      const rows = await db.select({ id: members.id }).from(members).where(isListed);
      return rows.map(({ id }) => id);
    },
    byDay: (filter) => dayResults(db, { agentId: parentId }, filter),
    balance: (filter) => balanceOf(db, { agentId: parentId }, filter),
    size: async () => (await sizeOf(db, eq(members.id, parentId))) - 1,
  };
}

/** Accounts that are found already. */
const known = (ids: readonly number[]) => ({ count: async () => ids.length, ids: async () => ids });

/** Accounts that are not below each other, with everyone below them. */
const teamsOf = (db: Database, teams: readonly number[]) => ({
  byDay: (filter: SumFilter) => teamDayResults(db, teams, filter),
  balance: (filter: SumFilter) => balanceOfTeams(db, teams, filter),
  size: () => sizeOf(db, isOneOf(members.id, teams)),
});

/** Leaves out an account when an account above it is found, too: the row above already contains its sums. */
function topmostOf(found: readonly { id: number; path: string }[]): number[] {
  let above: string | undefined;
  // In this order everyone below an account follows it directly.
  const ordered = found.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const topmost = ordered.filter(({ path }) => {
    if (above !== undefined && path.startsWith(above)) return false;
    above = path;
    return true;
  });
  return topmost.map(({ id }) => id);
}

async function sizeOf(db: Database, condition: SQL | undefined): Promise<number> {
  const sizes = await teamSizes(db, condition);
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}
