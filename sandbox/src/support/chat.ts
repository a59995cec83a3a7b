import { randomUUID } from "node:crypto";
import { and, asc, count, desc, eq, gt, isNull, lt } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import type { Events } from "../events/events.ts";
import { type Language, toLanguage } from "../http/languages.ts";
import { chatLines, chatRooms } from "./chat.tables.ts";
import { answerTo } from "./chatAnswers.ts";
import type { ChatLine } from "./chatDesk.ts";
import { SUPPORT_TEXTS } from "./support.texts.ts";
import type { SupportPlatform } from "./supportPlatform.ts";

/** The desk of a conversation: on the site, for everybody, or for the VIP club. */
export type Desk = "CHAT" | "LIVE" | "VIP";

export type ChatRoom = typeof chatRooms.$inferSelect;

type Row = typeof chatLines.$inferSelect;

const GUEST_ROOM_MS = 30 * 24 * 3_600_000;
/** Data of a page when it opens. */
const SHOWN_LINES = 200;

const toLine = ({ id, author, content, at }: Row): ChatLine => ({ id, author, content, at: at.toISOString() });

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
  const stale = new Date(createdAt.getTime() - GUEST_ROOM_MS);
  await db.delete(chatRooms).where(and(isNull(chatRooms.memberId), lt(chatRooms.createdAt, stale)));
  const [room] = await db.insert(chatRooms).values({ id: randomUUID(), desk, language, createdAt }).returning();
  if (!room) throw new Error("no room");
  await greet(platform, room, language);
  return room;
}

async function greet(platform: SupportPlatform, room: ChatRoom, language: Language): Promise<void> {
  const texts = SUPPORT_TEXTS[language].chat;
  await write(platform, room, { author: "AGENT", content: room.desk === "VIP" ? texts.welcomeVip : texts.welcome });
}

interface NewLine {
  author: ChatLine["author"];
  content: string;
  key?: string;
  /** Id of the line that it answers. */
  answers?: number;
}

/** Adds a line to a room and notifies the open pages; undefined when the line exists already. */
async function write(platform: SupportPlatform, room: ChatRoom, line: NewLine): Promise<ChatLine | undefined> {
  const { clock, events } = platform;
  const values = { ...line, roomId: room.id, at: clock.now() };
  return events.transaction(async (tx) => {
    const [row] = await tx.insert(chatLines).values(values).onConflictDoNothing().returning();
    if (!row) return undefined;
    await events.record(tx, { topic: "chatLine", data: { roomId: room.id, lineId: row.id } });
    if (row.author === "AGENT") await recordNews(events, tx, room);
    return toLine(row);
  });
}

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
export async function say(platform: SupportPlatform, room: ChatRoom, content: string, key: string): Promise<ChatLine> {
  const line = await write(platform, room, { author: "VISITOR", content, key });
  if (line) {
    answerLater(platform, room.id, line);
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

/** Answers lines that were left without an answer by a shutdown. */
export async function answerWhatWaits(platform: SupportPlatform, room: ChatRoom): Promise<void> {
  const [last] = await platform.db
    .select()
    .from(chatLines)
    .where(eq(chatLines.roomId, room.id))
    .orderBy(desc(chatLines.id))
    .limit(1);
  if (last?.author === "VISITOR") answerLater(platform, room.id, last);
}

function answerLater(
  platform: SupportPlatform,
  roomId: string,
  { id, content }: { id: number; content: string },
): void {
  const { db, clock, chatDesk, config } = platform;
  chatDesk.later(config.chatAnswerMs, async () => {
    const [room] = await db.select().from(chatRooms).where(eq(chatRooms.id, roomId));
    if (!room || room.handedOverAt) return;
    const answer = answerTo(content, { language: toLanguage(room.language), isVip: room.desk === "VIP" });
    if (answer.handsOver) {
      await db.update(chatRooms).set({ handedOverAt: clock.now() }).where(eq(chatRooms.id, roomId));
    }
    await write(platform, room, { author: "AGENT", content: answer.text, answers: id });
  });
}

/** The latest lines of a room after a given line, the oldest first. */
export async function linesOf({ db }: SupportPlatform, roomId: string, after = 0): Promise<ChatLine[]> {
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
