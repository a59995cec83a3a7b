import { IN_HOUSE_VENDOR } from "../site/brand.ts";
import type { Game } from "./game.ts";

/** Labels of games, in the order in which they are listed. */
export const LABELS = ["HOT", "NEW", "EXCLUSIVE", "JACKPOT"] as const;

export type Label = (typeof LABELS)[number];

/** The games of a catalogue that are popular or new. */
interface Highlights {
  isHot(game: Game): boolean;
  isNew(game: Game, now: Date): boolean;
}

/** Whether a game has a label now. */
export function hasLabel(catalogue: Highlights, game: Game, label: Label, now: Date): boolean {
  switch (label) {
    case "HOT":
      return catalogue.isHot(game);
    case "NEW":
      return catalogue.isNew(game, now);
    case "EXCLUSIVE":
      return game.vassalage === IN_HOUSE_VENDOR;
    case "JACKPOT":
      return game.gameClassify === "JACKPOT";
  }
}

/** All labels of a game. */
export const labelsOf = (catalogue: Highlights, game: Game, now: Date): Label[] =>
  LABELS.filter((label) => hasLabel(catalogue, game, label, now));
