import { createContext, use } from "react";

export interface PlayRequest {
  readonly gameId: string;
  readonly name: string;
  /** With play money, which guests may do too. */
  readonly isDemo: boolean;
  /** Played at tables between players: one is chosen first. */
  readonly hasRooms?: boolean;
  /** The table that was chosen. */
  readonly roomId?: string;
  /** Where it is played, of games that have a screen of their own rather than a frame. */
  readonly screen?: string | null;
}

export const PlayContext = createContext<(request: PlayRequest) => void>(() => {});

/**
 * Opens a game: for money after the login, if need be, and at a table of the player's choice; in a popup, or on a page of its
 * own on small screens.
 */
export const usePlay = () => use(PlayContext);
