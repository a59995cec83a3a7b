import { and, asc, count, eq } from "drizzle-orm";
import type { Tx } from "../../db/openDatabase.ts";
import { PlatformError, wrongField } from "../../http/errors.ts";
import { lockMember } from "../../member/members.ts";
import type { SessionPlatform } from "../../session/sessionPlatform.ts";
import { reportMails } from "./reportMails.tables.ts";
import { type AgentReport, savedFilters } from "./savedFilters.tables.ts";

/** Number of filters that an agent can save for each report. */
const MOST_FILTERS = 10;

/** An agent's saved filters, by report and name, with how they are sent. */
export const filtersOf = (db: Tx, agentId: number) =>
  db
    .select({ filter: savedFilters, mail: reportMails })
    .from(savedFilters)
    .leftJoin(reportMails, eq(reportMails.filterId, savedFilters.id))
    .where(eq(savedFilters.agentId, agentId))
    .orderBy(asc(savedFilters.report), asc(savedFilters.name));

interface NewFilter {
  agentId: number;
  report: AgentReport;
  name: string;
  query: string;
}

/**
 * Saves a filter under a name, in place of the one that has the name. What was sent of other filters under the name is not sent
 * any more. Throws FILTER_LIMIT.
 */
export async function saveFilter({ db, clock }: SessionPlatform, filter: NewFilter): Promise<void> {
  const { agentId, report, name, query } = filter;
  await db.transaction(async (tx) => {
    // Simultaneous requests would each pass the limit.
    await lockMember(tx, agentId);
    const savedAt = clock.now();
    const ofReport = and(eq(savedFilters.agentId, agentId), eq(savedFilters.report, report));
    const [replaced] = await tx
      .select()
      .from(savedFilters)
      .where(and(ofReport, eq(savedFilters.name, name)));
    if (replaced) {
      await tx.update(savedFilters).set({ query, savedAt }).where(eq(savedFilters.id, replaced.id));
      if (replaced.query !== query) await tx.delete(reportMails).where(eq(reportMails.filterId, replaced.id));
      return;
    }
    const [held] = await tx.select({ filters: count() }).from(savedFilters).where(ofReport);
    if ((held?.filters ?? 0) >= MOST_FILTERS) throw new PlatformError("FILTER_LIMIT");
    await tx.insert(savedFilters).values({ ...filter, savedAt });
  });
}

/** Gives a filter of the agent another name. Throws NOT_FOUND, and VALIDATION_FAILED for a name that another one has. */
export async function renameFilter({ db }: SessionPlatform, agentId: number, filterId: number, name: string) {
  await db.transaction(async (tx) => {
    // Simultaneous requests would each pass the limit.
    await lockMember(tx, agentId);
    const own = (await filtersOf(tx, agentId)).map(({ filter }) => filter);
    const filter = own.find(({ id }) => id === filterId);
    if (!filter) throw new PlatformError("NOT_FOUND");
    if (own.some((other) => other.id !== filterId && other.report === filter.report && other.name === name)) {
      throw wrongField("name", "taken");
    }
    await tx.update(savedFilters).set({ name }).where(eq(savedFilters.id, filterId));
  });
}

/** Deletes a filter of the agent. Throws NOT_FOUND. */
export async function deleteFilter({ db }: SessionPlatform, agentId: number, filterId: number): Promise<void> {
  const deleted = await db
    .delete(savedFilters)
    .where(and(eq(savedFilters.id, filterId), eq(savedFilters.agentId, agentId)))
    .returning({ id: savedFilters.id });
  if (deleted.length === 0) throw new PlatformError("NOT_FOUND");
}
