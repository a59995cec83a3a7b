import type { Database } from "../db/openDatabase.ts";
import { type BetFilter, type BetList, betsOfMember } from "../records/betList.ts";
import { type Downline, isBelow, memberIdIn } from "./downline.ts";

/**
 * The bets of a downline, or of one of its accounts by its whole name. Throws DOWNLINE_NOT_FOUND when the account is not
 * below the agent.
 */
export async function teamBetsOf(
  db: Database,
  downline: Downline,
  account: string | undefined,
  filter: BetFilter,
): Promise<BetList> {
  const { agentId, currency } = downline;
  if (account !== undefined) return betsOfMember(await memberIdIn(db, downline, account), currency, filter);
  return { of: { agentId }, owned: isBelow(downline), currency, filter };
}
