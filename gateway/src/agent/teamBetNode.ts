import type { PageArgs } from "../paging/connection.ts";
import type { TeamBetModel, TeamBetPage } from "./agent.model.ts";
import type { TeamBetQuery } from "./agent.upstream.ts";

/** There is no call for one bet: the key holds what narrows the list down, for platforms that don't filter by number. */
export const teamBetKey = ({ internalID, account, placedAt }: TeamBetModel) =>
  `${placedAt.slice(0, 10)}.${account}.${internalID}`;

const keyForm = /^(\d{4}-\d{2}-\d{2})\.([\w.-]{1,64})\.([\w-]{1,64})$/;
const dayMs = 86_400_000;
const pageSize = 100;
const mostPages = 10;

/** A bet by its key, when it is in the caller's line; null otherwise, or when it can't be found in a reasonable time. */
export async function findTeamBet(
  nodeKey: string,
  teamBets: (query: TeamBetQuery, page: PageArgs) => Promise<TeamBetPage>,
): Promise<TeamBetModel | null> {
  const [, day, account, internalID] = keyForm.exec(nodeKey) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(day))) return null;
  const query = { period: { startDate: dayFrom(day, -1), endDate: dayFrom(day, 1) }, account, internalID };
  for (let pageNo = 1; pageNo <= mostPages; pageNo++) {
    const { items, total } = await teamBets(query, { pageNo, pageSize });
    const found = items.find((bet) => bet.internalID === internalID);
    if (found !== undefined) return found;
    if (pageNo * pageSize >= total) return null;
  }
  return null;
}

/** The merchant's day may be the one before or after UTC's. */
function dayFrom(day: string, offset: number): string {
  return new Date(Date.parse(day) + offset * dayMs).toISOString().slice(0, 10);
}
