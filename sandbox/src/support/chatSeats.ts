import { and, eq, gt, lte } from "drizzle-orm";
import { PlatformError } from "../http/errors.ts";
import { type Language, toLanguage } from "../http/languages.ts";
import { hashToken, hasLogin, newToken, requireLogin } from "../session/sessions.ts";
import { chatRooms, chatSeats, chatTickets } from "./chat.tables.ts";
import type { ChatRoom } from "./chat.ts";
import type { SupportPlatform } from "./supportPlatform.ts";

const TICKET_MS = 5 * 60_000;
const SEAT_MS = 24 * 3_600_000;

export interface NewTicket {
  memberSessionId: string;
  language: Language;
  title: string;
  headerColor: string;
}

/** Makes a token that opens a room once, within five minutes. It is told here and never again. */
export async function issueTicket({ db, clock }: SupportPlatform, roomId: string, ticket: NewTicket) {
  const now = clock.now();
  const token = newToken();
  const expiresAt = new Date(now.getTime() + TICKET_MS);
  await db.delete(chatTickets).where(lte(chatTickets.expiresAt, now));
  await db.insert(chatTickets).values({ ...ticket, tokenHash: hashToken(token), roomId, expiresAt });
  return { token, expiresAt };
}

/** Uses a ticket up; undefined when it was used, is too old, never was one, or its login is over. */
export async function redeemTicket({ db, clock }: SupportPlatform, token: string) {
  const [ticket] = await db
    .delete(chatTickets)
    .where(and(eq(chatTickets.tokenHash, hashToken(token)), gt(chatTickets.expiresAt, clock.now())))
    .returning();
  if (!ticket) return undefined;
  return (await hasLogin(db, ticket.memberSessionId)) ? ticket : undefined;
}

interface NewSeat {
  roomId: string;
  memberSessionId: string | null;
  language: Language;
}

/** Lets a page into a room; what it gets is the secret that its calls show. */
export async function takeSeat({ db, clock }: SupportPlatform, seat: NewSeat): Promise<string> {
  const now = clock.now();
  const secret = newToken();
  await db.delete(chatSeats).where(lte(chatSeats.expiresAt, now));
  const expiresAt = new Date(now.getTime() + SEAT_MS);
  await db.insert(chatSeats).values({ ...seat, secretHash: hashToken(secret), expiresAt });
  return secret;
}

/** Whose page it is. Throws when nobody's, or when the login behind it is over. */
export async function findSeat(
  { db, clock }: SupportPlatform,
  secret: string,
): Promise<{ room: ChatRoom; language: Language }> {
  const [found] = await db
    .select({ seat: chatSeats, room: chatRooms })
    .from(chatSeats)
    .innerJoin(chatRooms, eq(chatRooms.id, chatSeats.roomId))
    .where(and(eq(chatSeats.secretHash, hashToken(secret)), gt(chatSeats.expiresAt, clock.now())));
  if (!found) throw new PlatformError("SESSION_EXPIRED");
  await requireLogin(db, found.seat.memberSessionId);
  return { room: found.room, language: toLanguage(found.seat.language) };
}
