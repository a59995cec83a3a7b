import { z } from "zod";
import { rowIn } from "../../paging/oneRow.ts";
import { unlessAbsent } from "../../upstream/absence.ts";
import { change, ownRead } from "../../upstream/calls.ts";
import { defineUpstream } from "../../upstream/scope.ts";
import { idText, instant, maybeInstant, text } from "../../upstream/wire.ts";

const row = z
  .object({ noteId: idText, text, writtenAt: instant, editedAt: maybeInstant })
  .transform(({ noteId, ...note }) => ({ ...note, internalID: noteId }));

/** The notes; rows that can't be read are left out. */
const notes = z
  .object({ list: z.array(row.nullable().catch(null)) })
  .transform(({ list }) => list.filter((note) => note !== null));

export type AccountNoteModel = z.output<typeof row>;

const calls = {
  list: ownRead("GET /wps/relay/ACS_noteList", notes),
  save: change("POST /wps/relay/ACS_noteSave", notes),
  remove: change("POST /wps/relay/ACS_noteDelete", notes),
};

/** A note of an account; a new one without its number. */
type Named = Readonly<Record<"account", string> & Record<"noteId", string | undefined>>;

/** The platform calls for an agent's notes about accounts. */
export const notesUpstream = defineUpstream((scope) => ({
  /** Null on a platform without notes, and for an account that is not below the caller. */
  about: (account: string) => calls.list(scope, { query: { account } }).catch(unlessAbsent(null)),
  find: (noteId: string) => rowIn(calls.list(scope, { query: { noteId } }).catch(unlessAbsent([])), noteId),
  save: (idempotencyKey: string, body: Named & Readonly<Record<"text", string>>) =>
    calls.save(scope, { idempotencyKey, body }),
  remove: (idempotencyKey: string, body: Named) => calls.remove(scope, { idempotencyKey, body }),
}));
