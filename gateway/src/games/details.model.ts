import type { GameDetail, GameRoomStatus } from "../__generated__/types.ts";
import type { GameModel } from "./games.model.ts";
/** A game with how it is played. */
export interface DetailedGame {
  game: GameModel;
  detail: GameDetail;
}

/** A table as the platform lists it. */
export interface Room {
  internalID: string;
  /** Whose table it is, as `GameModel.internalID`. */
  gameInternalID: string;
  name: string;
  minBalance: string;
  /** Null where it is in the game's own currency. */
  currency: string | null;
  seats: number;
  players: number;
  status: GameRoomStatus;
}
