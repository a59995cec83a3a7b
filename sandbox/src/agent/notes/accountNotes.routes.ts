import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { Tx } from "../../db/openDatabase.ts";
import type { AppEnv, IdempotentEnv } from "../../http/env.ts";
import { ok } from "../../http/envelope.ts";
import { requireAgent } from "../../http/guard.ts";
import { answerWith } from "../../http/idempotency/answerWith.ts";
import { idempotent } from "../../http/idempotency/idempotency.ts";
import { readJson, readQuery, rowId, text, written } from "../../http/input.ts";
import type { SessionPlatform } from "../../session/sessionPlatform.ts";
import { type Downline, downlineOf, memberIdIn } from "../downline.ts";
import { accountNotes } from "./accountNotes.tables.ts";
import { deleteNote, notesOf, writeNote } from "./accountNotes.ts";

const LONGEST = 1_000;

const account = text(64, 1);
/** In one normal form, with one kind of line end, and without signs that nobody sees. */
const noteText = text(LONGEST * 4)
  .transform((typed) =>
    typed
      .normalize("NFC")
      .replace(/\r\n?/g, "\n")
      .replace(/[\p{Cc}\p{Bidi_Control}](?<!\n)/gu, ""),
  )
  .pipe(written(LONGEST, 1));

const ListQuery = z.object({ account: account.optional(), noteId: rowId.optional() });
const SaveBody = z.object({ account, noteId: rowId.optional(), text: noteText });
const DeleteBody = z.object({ account, noteId: rowId });

/** The caller's notes about accounts below. Every answer to a change has all of the account. */
export function accountNoteRoutes(platform: SessionPlatform) {
  const { db, clock } = platform;

  const listOf = async (tx: Tx, downline: Downline, memberId?: number, only?: number) => {
    const which = memberId === undefined ? eq(accountNotes.id, only ?? 0) : eq(accountNotes.memberId, memberId);
    const rows = await notesOf(tx, downline, which);
    return {
      list: rows.map(({ note, account: name }) => ({
        noteId: String(note.id),
        account: name,
        text: note.text,
        writtenAt: note.writtenAt.toISOString(),
        editedAt: note.editedAt?.toISOString() ?? null,
      })),
    };
  };

  /** Changes the notes about an account of the line, once by the key, and answers with those that there are then. */
  const changed = async (
    c: Context<IdempotentEnv>,
    name: string,
    change: (tx: Tx, about: { agentId: number; memberId: number }) => Promise<void>,
  ) => {
    const downline = await downlineOf(db, c.var.session.memberId);
    const memberId = await memberIdIn(db, downline, name);
    return answerWith<null>(
      c,
      platform,
      (keepAnswer) =>
        db.transaction(async (tx) => {
          await change(tx, { agentId: downline.agentId, memberId });
          await keepAnswer(tx, null);
        }),
      (_, tx) => listOf(tx, downline, memberId),
    );
  };

  return new Hono<AppEnv>()
    .get("/wps/relay/ACS_noteList", requireAgent, async (c) => {
      const query = readQuery(c, ListQuery);
      const downline = await downlineOf(db, c.var.session.memberId);
      const memberId = query.account === undefined ? undefined : await memberIdIn(db, downline, query.account);
      return ok(c, await listOf(db, downline, memberId, query.noteId));
    })
    .post("/wps/relay/ACS_noteSave", requireAgent, idempotent(platform), async (c) => {
      const { account: name, ...note } = await readJson(c, SaveBody);
      return changed(c, name, (tx, about) => writeNote(tx, { ...about, ...note, at: clock.now() }));
    })
    .post("/wps/relay/ACS_noteDelete", requireAgent, idempotent(platform), async (c) => {
      const { account: name, ...note } = await readJson(c, DeleteBody);
      return changed(c, name, (tx, about) => deleteNote(tx, { ...about, ...note, at: clock.now() }));
    });
}
