import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../db/columns.ts";
import { ofMember } from "../../member/member.tables.ts";

/** What agents write down about accounts below them, each for itself alone. */
export const accountNotes = pgTable(
  "account_notes",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    agentId: ofMember("agent_id"),
    /** The account that the note is about. */
    memberId: ofMember(),
    text: text("text").notNull(),
    writtenAt: instant("written_at").notNull(),
    /** Null until the note is changed. */
    editedAt: instant("edited_at"),
  },
  (note) => [index("account_notes_of_agent").on(note.agentId, note.memberId, note.id)],
);
