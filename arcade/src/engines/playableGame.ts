import type { PlayKind } from "../pages/wire.ts";
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

const kinds: Record<string, PlayKind> = {
  ELOTT: "keno",
  LIVE: "table",
  SPORTS: "match",
  ESPORTS: "match",
  FISH: "fishing",
  PVP: "duel",
};

/** The kind of page on which games of a category are played. */
export const playKindOf = (category: string): PlayKind => kinds[category] ?? "slot";

/** The rules of a game, by its category. An unknown category is played as a slot. */
export const playableGame = (game: EngineGame): Playable => (makers[game.category] ?? slotGame)(game);
