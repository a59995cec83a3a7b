import { pictures } from "@atrium/arcade/pictures";
import { rulesInWords } from "@atrium/arcade/playableGame";
import type { Language } from "../http/languages.ts";
import { type Category, isCategory, isLottery } from "./categories.ts";
import type { Game } from "./game.ts";
import { featuresOf } from "./gameFeatures.ts";
import { GAME_TEXTS } from "./games.texts.ts";

/** Only for games with results that a machine draws: games between people or teams have no known volatility. */
const VOLATILITIES: Partial<Record<Category, readonly ("LOW" | "MEDIUM" | "HIGH")[]>> = {
  RNG: ["LOW", "MEDIUM", "HIGH"],
  FISH: ["MEDIUM", "HIGH"],
  ELOTT: ["HIGH"],
};

/** The lines of a slot without published lines. */
export const LINES = 20;

/** The fields that only a game's detail has. */
export function describe(game: Game, language: Language) {
  const category = isCategory(game.gameType) ? game.gameType : undefined;
  const spread = (category && VOLATILITIES[category]) ?? [];
  const said = GAME_TEXTS[language].description;
  const rules = isLottery(game) ? [said.lottery] : rulesInWords(game.gameClassify, language, game.minLineNum ?? LINES);
  return {
    previewUrl: pictures.preview(game.nodeId),
    rulesHtml: [
      `<h3>${said.how}</h3>${rules.map((rule) => `<p>${rule}</p>`).join("")}`,
      `<h3>${said.goodToKnow}</h3><p>${said.general}</p>`,
    ].join(""),
    volatility: spread[game.nodeId % spread.length] ?? null,
    lines: game.minLineNum,
    features: featuresOf(game.gameClassify, language),
  };
}
