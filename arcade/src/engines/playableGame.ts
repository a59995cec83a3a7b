import { duelGame } from "./duel.ts";
import type { EngineGame, Playable } from "./engine.ts";
import { fishingGame } from "./fishing.ts";
import { kenoGame } from "./keno.ts";
import { matchGame } from "./match.ts";
import { slotGame } from "./slot.ts";
import { tableGame } from "./table.ts";

const makers: Record<string, (game: EngineGame) => Playable> = {
  ELOTT: kenoGame,
  LIVE: tableGame,
  SPORTS: matchGame,
  ESPORTS: matchGame,
  FISH: fishingGame,
  RNG: slotGame,
  PVP: duelGame,
};

/** The rules of a game, by its category. An unknown category is played as a slot. */
export const playableGame = (game: EngineGame): Playable => (makers[game.category] ?? slotGame)(game);
