import { and, desc, eq, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database, Tx } from "../../db/openDatabase.ts";
import { members } from "../../member/member.tables.ts";
import { type Downline, isBelow } from "../downline.ts";
import { agentActions } from "./agentActions.tables.ts";

/** Records what an agent did, in the transaction that does it. */
export const recordAction = (tx: Tx, action: typeof agentActions.$inferInsert) =>
  tx.insert(agentActions).values(action);

/** Actions of an agent and of all agents below, or those that were done to one account of the downline. */
export interface ActionFilter {
  downline: Downline;
  memberId?: number | undefined;
  actionId?: number | undefined;
}

const target = alias(members, "target");

const isShown = ({ downline, memberId, actionId }: ActionFilter) =>
  and(
    // The joined row of `members` is the agent who acted: not one above the caller.
    or(eq(members.id, downline.agentId), isBelow(downline)),
    memberId === undefined ? undefined : eq(agentActions.memberId, memberId),
    actionId === undefined ? undefined : eq(agentActions.id, actionId),
  );

/** A page of actions, the latest first. */
export const actionsOf = (db: Database, filter: ActionFilter, { offset, limit }: { offset: number; limit: number }) =>
  db
    .select({ action: agentActions, agent: members.username, account: target.username })
    .from(agentActions)
    .innerJoin(members, eq(members.id, agentActions.agentId))
    .leftJoin(target, eq(target.id, agentActions.memberId))
    .where(isShown(filter))
    .orderBy(desc(agentActions.id))
    .limit(limit)
    .offset(offset);

/** Number of actions. */
export async function countActions(db: Database, filter: ActionFilter): Promise<number> {
  const actions = db
    .select({ id: agentActions.id })
    .from(agentActions)
    .innerJoin(members, eq(members.id, agentActions.agentId))
    .where(isShown(filter));
  return db.$count(actions.as("actions"));
}
