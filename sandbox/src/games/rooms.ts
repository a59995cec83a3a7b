import { SeededRandom } from "@atrium/arcade/seededRandom";
import { PlatformError } from "../http/errors.ts";
import type { Language } from "../http/languages.ts";
import { CATALOGUE_CURRENCY, toDecimal } from "../money.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Game } from "./game.ts";
import { availabilityOf } from "./gameView.ts";

/** A room: a table of a game between players. */
export interface Room {
  roomId: string;
  game: Game;
  /** Minor units; balance that a player needs to sit down. */
  minBalance: bigint;
  seats: number;
  players: number;
  status: "OPEN" | "FULL" | "CLOSED";
}

const ROOMS_PER_GAME = 4;
const SEATS = [4, 5, 6, 8];
const PERIOD_MS = 60_000;

/** The rooms of a game. Their seats change every minute. */
export function roomsOf(game: Game, now: Date): Room[] {
  if (game.gameType !== "PVP") return [];
  const minute = Math.floor(now.getTime() / PERIOD_MS);
  return Array.from({ length: ROOMS_PER_GAME }, (_, i): Room => {
    const seats = SEATS[game.nodeId % SEATS.length] ?? 4;
    const players = Math.min(seats, new SeededRandom("room", game.nodeId, i, minute).int(0, seats + 1));
    const closed = availabilityOf(game, now).status === "MAINTENANCE";
    return {
      roomId: `${game.nodeId}-${i + 1}`,
      game,
      minBalance: game.minBet * 10n ** BigInt(i) * 20n,
      seats,
      players,
      status: closed ? "CLOSED" : players === seats ? "FULL" : "OPEN",
    };
  });
}

/** A room by its id; undefined when there is none. */
export function findRoom(catalogue: Catalogue, roomId: string, now: Date): Room | undefined {
  const nodeId = /^(\d{1,9})-\d$/.exec(roomId)?.[1];
  const game = nodeId === undefined ? undefined : catalogue.find(Number(nodeId));
  return game && roomsOf(game, now).find((room) => room.roomId === roomId);
}

/** Throws when the room is full or the balance is too small. The game itself refuses closed rooms. */
export function assertSeat({ status, minBalance }: Room, balance: bigint): void {
  if (status === "FULL") throw new PlatformError("ROOM_FULL");
  if (status === "OPEN" && balance < minBalance) throw new PlatformError("INSUFFICIENT_BALANCE");
}

/** A room in the contract's form. */
export const roomView = ({ roomId, game, minBalance, seats, players, status }: Room, language: Language) => ({
  roomId,
  nodeId: String(game.nodeId),
  name: `${game.names[language]} ${roomId.split("-")[1]}`,
  minBalance: toDecimal(minBalance, CATALOGUE_CURRENCY),
  currency: CATALOGUE_CURRENCY,
  seats,
  players,
  status,
});
