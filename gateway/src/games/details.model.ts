import type { GameDetail, GameRoomStatus } from "../__generated__/types.ts";
import type { GameModel } from "./games.model.ts";
/** A game with its details. */
export interface DetailedGame {
  game: GameModel;
  detail: GameDetail;
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
