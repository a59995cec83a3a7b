import type { PageArgs } from "../paging/connection.ts";
import { dayAfter } from "../period/period.ts";
import type { TeamBetQuery } from "./agent.upstream.ts";
import type { TeamBetModel, TeamBetPage } from "./agent.wire.ts";

/**
 * The part of a bet's global id after its type. The platform has no call for one bet, so the key holds the day and the
 * account, which narrow the list down.
 */
export const teamBetKey = ({ internalID, account, placedAt }: TeamBetModel) =>
  `${placedAt.slice(0, 10)}.${account}.${internalID}`;

const keyForm = /^(\d{4}-\d{2}-\d{2})\.([\w.-]{1,64})\.([\w-]{1,64})$/;
const pageSize = 100;
const mostPages = 10;

/** Finds a bet of the caller's downline by its key. Null when it does not exist, or is not within the first pages. */
export async function findTeamBet(
  nodeKey: string,
  teamBets: (query: TeamBetQuery, page: PageArgs) => Promise<TeamBetPage>,
): Promise<TeamBetModel | null> {
  const [, day, account, internalID] = keyForm.exec(nodeKey) ?? [];
  if (day === undefined) return null;
  // The merchant's day may be the one before or after the day in UTC.
  const [startDate, endDate] = [dayAfter(day, -1), dayAfter(day, 1)];
  if (startDate === null || endDate === null) return null;
  const query = { period: { startDate, endDate }, account, internalID };
  for (let pageNo = 1; pageNo <= mostPages; pageNo++) {
    const { items, total } = await teamBets(query, { pageNo, pageSize });
    const found = items.find((bet) => bet.internalID === internalID);
    if (found !== undefined) return found;
    if (pageNo * pageSize >= total) return null;
  }
  return null;
}
