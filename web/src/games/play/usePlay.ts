import { createContext, use } from "react";
import type { GameAddress } from "./gamePath.ts";

export interface PlayRequest extends GameAddress {
  readonly name: string;
  /** The visitor asks for real money, although the game may have a demo: guests log in first. */
  readonly isForMoney?: boolean;
  /** A game between players: the player chooses a room first. */
  readonly hasRooms?: boolean;
  /** Path of the game's own screen, for games that do not open in a frame (lotteries). */
  readonly screen?: string | null;
}

export const PlayContext = createContext<(request: PlayRequest) => void>(() => {});

/**
 * Opens a game. Members play for money; for guests and trial accounts the game's page offers the demo first. A member
 * chooses a room if the game has rooms. The game opens over the screen, or on its own page on small screens.
 */
export const usePlay = () => use(PlayContext);
