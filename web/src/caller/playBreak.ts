import { createContext, use } from "react";

/** A break from play that the member is on; `until` is null for one without an end. */
export interface PlayBreak {
  readonly until: string | null | undefined;
}

export const PlayBreakContext = createContext<PlayBreak | null>(null);

/** The caller's break from play, so that screens offer no deposit and no game. The platform refuses both anyway. */
export const usePlayBreak = () => use(PlayBreakContext);
