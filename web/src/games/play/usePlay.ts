import { createContext, use } from "react";

export interface PlayRequest {
  readonly gameId: string;
  readonly name: string;
  /** With play money, which guests may do too. */
  readonly isDemo: boolean;
  /** A game between players: the player chooses a room first. */
  readonly hasRooms?: boolean;
  /** The room that the player has chosen. */
  readonly roomId?: string;
  /** Path of the game's own screen, for games that do not open in a frame (lotteries). */
  readonly screen?: string | null;
}

export const PlayContext = createContext<(request: PlayRequest) => void>(() => {});

/**
 * Opens a game. Real play asks for a login first, and for a room if the game has rooms. The game opens in a popup, or
 * on its own page on small screens.
 */
export const usePlay = () => use(PlayContext);
