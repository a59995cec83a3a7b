import type { GameRoomStatus, GameVolatility } from "../__generated__/types.ts";
import type { ImageModel } from "../cdn/cdn.model.ts";
import type { GameModel } from "./games.model.ts";

/** The details of a game, which lists leave out. */
export interface GameDetailModel {
  rules: string;
  volatility: GameVolatility | null;
  lines: number | null;
  features: string[];
  preview: ImageModel | null;
}

/** A game with its details. */
export interface DetailedGame {
  game: GameModel;
  detail: GameDetailModel;
}

/** A table of a game. */
export interface Room {
  internalID: string;
  /** The table's game, as `GameModel.internalID`. */
  gameInternalID: string;
  name: string;
  minBalance: string;
  /** Null means the game's own currency. */
  currency: string | null;
  seats: number;
  players: number;
  status: GameRoomStatus;
}
