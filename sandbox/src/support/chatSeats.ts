import { and, eq, gt } from "drizzle-orm";
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

/** Issues a ticket that opens a room once, within five minutes. The token is returned only here. */
export async function issueTicket({ db, clock }: SupportPlatform, roomId: string, ticket: NewTicket) {
  const now = clock.now();
  const token = newToken();
  const expiresAt = new Date(now.getTime() + TICKET_MS);
  await db.insert(chatTickets).values({ ...ticket, tokenHash: hashToken(token), roomId, expiresAt });
  return { token, expiresAt };
}

/** Uses a ticket; undefined when it is used, expired or unknown, or when its login has ended. */
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

/** Gives a page access to a room; returns the secret that the page's calls must send. */
export async function takeSeat({ db, clock }: SupportPlatform, seat: NewSeat): Promise<string> {
  const now = clock.now();
  const secret = newToken();
  const expiresAt = new Date(now.getTime() + SEAT_MS);
  await db.insert(chatSeats).values({ ...seat, secretHash: hashToken(secret), expiresAt });
  return secret;
}

/** The room of a secret. Throws when there is none, or when the login behind it has ended. */
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
