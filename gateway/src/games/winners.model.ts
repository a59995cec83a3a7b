import type { GameModel } from "./games.model.ts";
/** A win as everybody may see it. */
export interface WinModel {
  key: string;
  rank: number | null;
  account: string;
  gameName: string;
  amount: { amount: string; currency: string };
  wonAt: string;
  /** The game's id, for platforms that don't send the game. */
  gameInternalID: string | null;
  game: GameModel | null;
}
