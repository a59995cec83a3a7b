import { randomUUID } from "node:crypto";
import { and, asc, count, desc, eq, gt, lt } from "drizzle-orm";
import { z } from "zod";
import { insertOne } from "../db/inserts.ts";
import type { Tx } from "../db/openDatabase.ts";
import type { Events } from "../events/events.ts";
import { type Language, toLanguage } from "../http/languages.ts";
import { deferredJob } from "../jobs/job.ts";
import { chatLines, chatRooms } from "./chat.tables.ts";
import { answerTo } from "./chatAnswers.ts";
import type { Line } from "./pages/chatMessages.ts";
import { SUPPORT_TEXTS } from "./support.texts.ts";
import type { SupportPlatform } from "./supportPlatform.ts";

/** The desk of a conversation: on the site, for everybody, or for the VIP club. */
export type Desk = "CHAT" | "LIVE" | "VIP";

export type ChatRoom = typeof chatRooms.$inferSelect;

type Row = typeof chatLines.$inferSelect;

/** Data of a page when it opens. */
const SHOWN_LINES = 200;

const toLine = ({ id, author, content, at }: Row): Line => ({ id, author, content, at: at.toISOString() });

/** The room of a member; created with a greeting at the first call. */
export async function memberRoom(platform: SupportPlatform, memberId: number, language: Language): Promise<ChatRoom> {
  const { db, clock } = platform;
  const values = { id: randomUUID(), memberId, desk: "CHAT", language, createdAt: clock.now() };
  const [made] = await db.insert(chatRooms).values(values).onConflictDoNothing().returning();
  if (made) {
    await greet(platform, made, language);
    return made;
  }
  const [room] = await db.update(chatRooms).set({ language }).where(eq(chatRooms.memberId, memberId)).returning();
  if (!room) throw new Error(`no room of member ${memberId}`);
  return room;
}

/** Creates a room for a guest. */
export async function guestRoom(platform: SupportPlatform, desk: Desk, language: Language): Promise<ChatRoom> {
  const { db, clock } = platform;
  const createdAt = clock.now();
  const room = await insertOne(db, chatRooms, { id: randomUUID(), desk, language, createdAt });
  await greet(platform, room, language);
  return room;
}

async function greet(platform: SupportPlatform, room: ChatRoom, language: Language): Promise<void> {
  const texts = SUPPORT_TEXTS[language].chat;
  await write(platform, room, { author: "AGENT", content: room.desk === "VIP" ? texts.welcomeVip : texts.welcome });
}

interface NewLine {
  author: Line["author"];
  content: string;
  key?: string;
  /** Id of the line that it answers. */
  answers?: number;
}

/** Adds a line to a room and notifies the open pages; undefined when the line exists already. */
const write = (platform: SupportPlatform, room: ChatRoom, line: NewLine): Promise<Line | undefined> =>
  platform.events.transaction((tx) => writeIn(tx, platform, room, line));

async function writeIn(
  tx: Tx,
  { clock, events, config }: SupportPlatform,
  room: ChatRoom,
  line: NewLine,
): Promise<Line | undefined> {
  const at = clock.now();
  const [row] = await tx
    .insert(chatLines)
    .values({ ...line, roomId: room.id, at })
    .onConflictDoNothing()
    .returning();
  if (!row) return undefined;
  await events.record(tx, { topic: "chatLine", data: { roomId: room.id, lineId: row.id } });
  if (row.author === "AGENT") await recordNews(events, tx, room);
  else {
    const due = new Date(at.getTime() + config.chatAnswerMs);
    await answerChat.enqueue(tx, { key: String(row.id), at: due, data: { lineId: row.id } });
  }
  return toLine(row);
}

/** The automatic agent answers a visitor's line, unless a person has taken over. */
export const answerChat = deferredJob<SupportPlatform, { lineId: number }>({
  name: "answer-chat",
  data: z.strictObject({ lineId: z.int() }),
  run: async (tx, platform, { lineId }) => {
    const [found] = await tx
      .select({ room: chatRooms, content: chatLines.content })
      .from(chatLines)
      .innerJoin(chatRooms, eq(chatRooms.id, chatLines.roomId))
      .where(eq(chatLines.id, lineId));
    if (!found || found.room.handedOverAt) return;
    const { room, content } = found;
    const answer = answerTo(content, { language: toLanguage(room.language), isVip: room.desk === "VIP" });
    if (answer.handsOver) {
      await tx.update(chatRooms).set({ handedOverAt: platform.clock.now() }).where(eq(chatRooms.id, room.id));
    }
    await writeIn(tx, platform, room, { author: "AGENT", content: answer.text, answers: lineId });
  },
});

/** Informs the member of a room that its number of unread lines may have changed. */
async function recordNews(events: Events, tx: Tx, { memberId }: Pick<ChatRoom, "memberId">): Promise<void> {
  if (memberId !== null) {
    await events.record(tx, { topic: "message", customerId: String(memberId), data: { chat: true } });
  }
}

/** Shows the new lines of all processes on the pages of this one. */
export function showLines({ db, chatDesk, events }: SupportPlatform): void {
  events.subscribe(async ({ topic, data }) => {
    const { roomId, lineId } = data ?? {};
    if (topic !== "chatLine" || typeof roomId !== "string" || typeof lineId !== "number") return;
    if (!chatDesk.isShown(roomId)) return;
    const [row] = await db.select().from(chatLines).where(eq(chatLines.id, lineId));
    if (row) chatDesk.tell(roomId, toLine(row));
  });
}

/** Adds a visitor's line once per key; the automatic agent answers it after a moment. */
export async function say(platform: SupportPlatform, room: ChatRoom, content: string, key: string): Promise<Line> {
  const line = await write(platform, room, { author: "VISITOR", content, key });
  if (line) {
    platform.wakeUps.wake();
    return line;
  }
  const same = and(eq(chatLines.roomId, room.id), eq(chatLines.key, key));
  const [known] = await platform.db.select().from(chatLines).where(same);
  if (!known) throw new Error("a line was neither new nor known");
  return toLine(known);
}

/** Adds a line of a person at customer service. */
export async function answerAsPerson(platform: SupportPlatform, room: ChatRoom, content: string) {
  await platform.db.update(chatRooms).set({ handedOverAt: platform.clock.now() }).where(eq(chatRooms.id, room.id));
  return write(platform, room, { author: "AGENT", content });
}

/** The latest lines of a room after a given line, the oldest first. */
export async function linesOf({ db }: SupportPlatform, roomId: string, after = 0): Promise<Line[]> {
  const newest = db
    .select()
    .from(chatLines)
    .where(and(eq(chatLines.roomId, roomId), gt(chatLines.id, after)))
    .orderBy(desc(chatLines.id))
    .limit(SHOWN_LINES)
    .as("newest");
  return (await db.select().from(newest).orderBy(asc(newest.id))).map(toLine);
}

/** Records the last line that the visitor has seen. */
export async function markRead({ events }: SupportPlatform, room: ChatRoom, upTo: number): Promise<void> {
  await events.transaction(async (tx) => {
    const [moved] = await tx
      .update(chatRooms)
      .set({ readUpTo: upTo })
      .where(and(eq(chatRooms.id, room.id), lt(chatRooms.readUpTo, upTo)))
      .returning({ id: chatRooms.id });
    if (moved) await recordNews(events, tx, room);
  });
}

/** Number of answers that a member has not seen. A room that was never opened has none. */
export async function unreadLines({ db }: SupportPlatform, memberId: number): Promise<number> {
  const [row] = await db
    .select({ unread: count().mapWith(Number) })
    .from(chatRooms)
    .innerJoin(chatLines, eq(chatLines.roomId, chatRooms.id))
    .where(and(eq(chatRooms.memberId, memberId), eq(chatLines.author, "AGENT"), gt(chatLines.id, chatRooms.readUpTo)));
  return row?.unread ?? 0;
}
