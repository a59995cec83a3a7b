import { z } from "zod";
import type { GameDetail, GameRoomStatus, GameVolatility } from "../__generated__/resolvers.ts";
import { cleanHtml } from "../upstream/cleanHtml.ts";
import { count, decimal, idText, known, listOf, maybeNumber, maybeText, text } from "../upstream/wire.ts";
import { categoryOf, type Game, game } from "./games.wire.ts";

/** A game with how it is played. */
export interface DetailedGame {
  game: Game;
  detail: GameDetail;
}

/** A table as the platform lists it. */
export interface Room {
  internalID: string;
  /** Whose table it is, as `Game.key`. */
  gameKey: string;
  name: string;
  minBalance: string;
  /** Null where it is in the game's own currency. */
  currency: string | null;
  seats: number;
  players: number;
  status: GameRoomStatus;
}

const volatilities = ["LOW", "MEDIUM", "HIGH"] as const satisfies readonly GameVolatility[];
const roomStatuses = ["OPEN", "FULL", "CLOSED"] as const;
const mostFeatures = 20;

const detail = z
  .object({
    // Cleaned here, once for all who read the kept answer.
    rulesHtml: text.nullish().transform((html) => cleanHtml(html ?? "")),
    volatility: known(volatilities, null),
    lines: maybeNumber,
    features: z.array(text.max(200)).catch([]),
  })
  .transform(
    ({ rulesHtml, volatility, lines, features }): GameDetail => ({
      rules: rulesHtml,
      volatility,
      lines: lines === null ? null : Math.trunc(lines),
      features: features.slice(0, mostFeatures),
    }),
  );

/** One answer tells the game's row and its details. */
export const detailedGame = z
  .unknown()
  .transform((row): DetailedGame => ({ game: game.parse(row), detail: detail.parse(row) }));

export const roomList = listOf(
  z
    .object({
      roomId: idText,
      nodeId: idText,
      name: text,
      minBalance: decimal,
      currency: maybeText,
      seats: count,
      players: count,
      status: known(roomStatuses, "UNKNOWN"),
    })
    .transform(({ roomId, nodeId, ...row }): Room => ({ internalID: roomId, gameKey: nodeId, ...row })),
);

/** The kinds of games of a vendor, or of all. */
export const kindList = listOf(
  z
    .object({ gameType: maybeText, gameClassify: text, title: maybeText, gameCount: count.catch(0) })
    .transform(({ gameType, gameClassify, title, gameCount }) => ({
      category: categoryOf(gameType),
      classification: gameClassify,
      title: title ?? gameClassify,
      gameCount,
    })),
);
