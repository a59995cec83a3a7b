import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Tx } from "../db/openDatabase.ts";
import { catalogueOf } from "../games/catalogue.ts";
import type { Game } from "../games/game.ts";
import { availabilityOf } from "../games/gameView.ts";
import { PlatformError } from "../http/errors.ts";
import type { Language } from "../http/languages.ts";
import { CATALOGUE_CURRENCY, toDecimal } from "../money.ts";
import type { Platform } from "../platform.ts";
import { sessions } from "../session/session.tables.ts";
import { playLaunches, playSessions } from "./play.tables.ts";
import { isPlayingAt } from "./playSessions.ts";

/** A room: a table of a game between players. */
export interface Room {
  roomId: string;
  game: Game;
  /** Minor units; balance that a player needs to sit down. */
  minBalance: bigint;
  seats: number;
  isClosed: boolean;
}

const ROOMS_PER_GAME = 4;
const SEATS = [4, 5, 6, 8];

/** The rooms of a game; none for games that are not played between players. */
export function roomsOf(game: Game, now: Date): Room[] {
  if (game.gameType !== "PVP") return [];
  return Array.from({ length: ROOMS_PER_GAME }, (_, i) => ({
    roomId: `${game.nodeId}-${i + 1}`,
    game,
    minBalance: game.minBet * 10n ** BigInt(i) * 20n,
    seats: SEATS[game.nodeId % SEATS.length] ?? 4,
    isClosed: availabilityOf(game, now).status === "MAINTENANCE",
  }));
}

/** A room by its id; undefined when there is none. */
export async function findRoom(platform: Platform, roomId: string): Promise<Room | undefined> {
  const nodeId = /^(\d{1,9})-\d$/.exec(roomId)?.[1];
  const game = nodeId === undefined ? undefined : (await catalogueOf(platform)).find(Number(nodeId));
  return game && roomsOf(game, platform.clock.now()).find((room) => room.roomId === roomId);
}

/** A game ends with its login. */
const isLoggedIn = isNull(sessions.endedAt);

/** The members in rooms: those who play there, and those with a launch that still opens the game. */
export async function membersIn(tx: Tx, roomIds: readonly string[], now: Date): Promise<Map<string, Set<number>>> {
  const taken = new Map(roomIds.map((roomId) => [roomId, new Set<number>()]));
  const playing = tx
    .select({ roomId: playSessions.roomId, memberId: playSessions.memberId })
    .from(playSessions)
    .leftJoin(sessions, eq(sessions.id, playSessions.memberSessionId))
    .where(and(inArray(playSessions.roomId, [...roomIds]), isPlayingAt(now), isLoggedIn));
  const arriving = tx
    .select({ roomId: playLaunches.roomId, memberId: playLaunches.memberId })
    .from(playLaunches)
    .leftJoin(sessions, eq(sessions.id, playLaunches.memberSessionId))
    .where(
      and(
        inArray(playLaunches.roomId, [...roomIds]),
        isNull(playLaunches.redeemedAt),
        gt(playLaunches.expiresAt, now),
        isLoggedIn,
      ),
    );
  for (const { roomId, memberId } of await unionAll(playing, arriving)) {
    if (roomId !== null && memberId !== null) taken.get(roomId)?.add(memberId);
  }
  return taken;
}

/**
 * Throws ROOM_FULL when other members have all seats. Until the transaction ends, nobody else gets an answer for this
 * room: two members cannot take its last seat.
 */
export async function requireSeat(tx: Tx, { roomId, seats }: Room, memberId: number, now: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`room ${roomId}`}))`);
  const taken = (await membersIn(tx, [roomId], now)).get(roomId) ?? new Set();
  if (!taken.has(memberId) && taken.size >= seats) throw new PlatformError("ROOM_FULL");
}

/** A room in the contract's form, with the number of members in it. */
export const roomView = ({ roomId, game, minBalance, seats, isClosed }: Room, players: number, language: Language) => ({
  roomId,
  nodeId: String(game.nodeId),
  name: `${game.names[language]} ${roomId.split("-")[1]}`,
  minBalance: toDecimal(minBalance, CATALOGUE_CURRENCY),
  currency: CATALOGUE_CURRENCY,
  seats,
  players,
  status: isClosed ? "CLOSED" : players >= seats ? "FULL" : "OPEN",
});
