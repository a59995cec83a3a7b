import { and, count, desc, eq, inArray, type SQL } from "drizzle-orm";
import type { Tx } from "../../db/openDatabase.ts";
import { PlatformError, wrongField } from "../../http/errors.ts";
import { members } from "../../member/member.tables.ts";
import { lockMember } from "../../member/members.ts";
import { recordAction } from "../audit/agentActions.ts";
import { type Downline, isBelow } from "../downline.ts";
import { accountNotes } from "./accountNotes.tables.ts";

/** Number of notes that an agent can keep about one account. */
const MOST_NOTES = 50;

/** The caller's notes about accounts that are below the caller now, the latest first. Nobody else reads them. */
export const notesOf = (db: Tx, downline: Downline, which: SQL | undefined) =>
  db
    .select({ note: accountNotes, account: members.username })
    .from(accountNotes)
    .innerJoin(members, eq(members.id, accountNotes.memberId))
    .where(and(eq(accountNotes.agentId, downline.agentId), isBelow(downline), which))
    .orderBy(desc(accountNotes.writtenAt), desc(accountNotes.id))
    .limit(MOST_NOTES);

/** How many notes the caller has about each of some accounts; those without a note are left out. */
export async function countNotes(db: Tx, agentId: number, memberIds: readonly number[]): Promise<Map<number, number>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .select({ memberId: accountNotes.memberId, notes: count() })
    .from(accountNotes)
    .where(and(eq(accountNotes.agentId, agentId), inArray(accountNotes.memberId, [...memberIds])))
    .groupBy(accountNotes.memberId);
  return new Map(rows.map(({ memberId, notes }) => [memberId, notes]));
}

interface Written {
  agentId: number;
  memberId: number;
  /** The note that the text replaces; a new one when left out. */
  noteId?: number | undefined;
  text: string;
  at: Date;
}

/** Writes a note, or another text of one. Throws NOT_FOUND, and VALIDATION_FAILED for the 51st of an account. */
export async function writeNote(tx: Tx, { agentId, memberId, noteId, text, at }: Written): Promise<void> {
  // Simultaneous requests would each pass the limit.
  await lockMember(tx, agentId);
  await recordAction(tx, { agentId, kind: "NOTE_WRITTEN", memberId, changes: [], at });
  const isAbout = and(eq(accountNotes.agentId, agentId), eq(accountNotes.memberId, memberId));
  if (noteId !== undefined) {
    const isIt = and(isAbout, eq(accountNotes.id, noteId));
    const edited = await tx.update(accountNotes).set({ text, editedAt: at }).where(isIt).returning();
    if (edited.length === 0) throw new PlatformError("NOT_FOUND");
    return;
  }
  if ((await tx.$count(accountNotes, isAbout)) >= MOST_NOTES) {
    throw wrongField("account", "too_many", { max: MOST_NOTES });
  }
  await tx.insert(accountNotes).values({ agentId, memberId, text, writtenAt: at });
}

/** Deletes a note of the agent. Throws NOT_FOUND. */
export async function deleteNote(tx: Tx, { agentId, memberId, noteId, at }: Omit<Written, "text">): Promise<void> {
  const isAbout = and(eq(accountNotes.agentId, agentId), eq(accountNotes.memberId, memberId));
  const deleted = await tx
    .delete(accountNotes)
    .where(and(isAbout, eq(accountNotes.id, noteId ?? 0)))
    .returning();
  if (deleted.length === 0) throw new PlatformError("NOT_FOUND");
  await recordAction(tx, { agentId, kind: "NOTE_DELETED", memberId, changes: [], at });
}
