import type { Language } from "../http/languages.ts";
import { GAME_TEXTS } from "./games.texts.ts";

const FEATURES: Record<string, readonly (keyof (typeof GAME_TEXTS)["EN"]["features"])[]> = {
  VIDEO: ["WILD", "SCATTER"],
  CLASSIC: ["WILD", "SCATTER"],
  JACKPOT: ["JACKPOT", "WILD", "SCATTER"],
  HIGH_CARD: ["TABLES"],
};

/** Features of the games of a `gameClassify`, in one language. */
export const featuresOf = (gameClassify: string, language: Language): string[] =>
  (FEATURES[gameClassify] ?? []).map((feature) => GAME_TEXTS[language].features[feature]);
