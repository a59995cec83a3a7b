import { and, eq, like, ne, type SQL } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import { PlatformError } from "../http/errors.ts";
import { folded } from "../member/folded.ts";
import { members } from "../member/member.tables.ts";

/** An agent, as the root of its downline. */
export interface Downline {
  agentId: number;
  path: string;
  currency: string;
}

/** The downline of an agent. */
export async function downlineOf(db: Database, agentId: number): Promise<Downline> {
  const [agent] = await db
    .select({ path: members.path, currency: members.currency })
    .from(members)
    .where(eq(members.id, agentId));
  if (!agent) throw new PlatformError("UNAUTHENTICATED");
  return { agentId, ...agent };
}

/** The condition on `members` that holds for everyone below the agent, at any depth; not for the agent. */
export const isBelow = ({ agentId, path }: Downline): SQL | undefined =>
  // Paths are digits and slashes, so nothing in them is a wildcard.
  and(like(members.path, `${path}%`), ne(members.id, agentId));

/**
 * Id of a member of the downline, by the whole name in upper or lower case. Throws DOWNLINE_NOT_FOUND for any other
 * name, even an existing one.
 */
export async function memberIdIn(db: Database, downline: Downline, account: string): Promise<number> {
  const [found] = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.username, folded(account)), isBelow(downline)));
  if (!found) throw new PlatformError("DOWNLINE_NOT_FOUND");
  return found.id;
}
