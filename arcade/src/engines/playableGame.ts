import { pageTexts } from "../messages/playMessages.ts";
import type { MatchFormat, PlayKind } from "../pages/gameMessages.ts";
import { fill } from "../texts.ts";
import { baccarat } from "./baccarat.ts";
import { duelGame } from "./duel.ts";
import type { EngineGame, Playable } from "./engine.ts";
import { fishingGame } from "./fishing.ts";
import { kenoGame } from "./keno.ts";
import { matchGame } from "./match.ts";
import { slotGame } from "./slot.ts";
import { tableGame } from "./table.ts";
import { dice, dragonTiger, roulette, type TableRules } from "./tables.ts";

interface Engine {
  kind: PlayKind;
  /** The category of its games. */
  category: string;
  make(game: EngineGame): Playable;
  /** The texts of its page that are its rules. */
  rules: readonly string[];
}

const slots: Engine = { kind: "slot", category: "RNG", make: slotGame, rules: ["slotHow", "slotPays", "slotWild"] };
const table = (rulesOf: (rtpBp: number) => TableRules, ...rules: string[]): Engine => ({
  kind: "table",
  category: "LIVE",
  make: (game) => tableGame(game, rulesOf),
  rules,
});
const matches = (category: string, format: MatchFormat): Engine => ({
  kind: "match",
  category,
  make: (game) => matchGame(game, format),
  rules: ["matchHow", "oddsHow"],
});

/** How games are played, by their `gameClassify`. Lotteries are not here: they have draws and screens of their own. */
export const ENGINES: Readonly<Record<string, Engine>> = {
  CLASSIC: slots,
  VIDEO: slots,
  JACKPOT: slots,
  ARCADE: { kind: "fishing", category: "FISH", make: fishingGame, rules: ["fishingHow"] },
  ROULETTE: table(roulette, "rouletteHow"),
  BACCARAT: table(baccarat, "baccaratHow", "baccaratRule"),
  DICE: table(dice, "diceHow"),
  DRAGON_TIGER: table(dragonTiger, "dragonTigerHow"),
  HIGH_CARD: { kind: "duel", category: "PVP", make: duelGame, rules: ["duelHow", "duelOrder"] },
  FOOTBALL: matches("SPORTS", "goals"),
  TENNIS: matches("SPORTS", "sets"),
  BADMINTON: matches("SPORTS", "sets"),
  VOLLEYBALL: matches("SPORTS", "sets"),
  CONSOLE: matches("ESPORTS", "maps"),
  MOBA: matches("ESPORTS", "maps"),
  SHOOTER: matches("ESPORTS", "maps"),
  STRATEGY: matches("ESPORTS", "maps"),
  KENO_40: { kind: "keno", category: "ELOTT", make: kenoGame, rules: ["kenoHow"] },
};

/** The kind of page of a game; lotteries are shown as keno is, with balls that are drawn. */
export const playKindOf = (classify: string): PlayKind => ENGINES[classify]?.kind ?? "keno";

/** The rules of one game; undefined for a lottery. */
export const playableGame = (game: EngineGame): Playable | undefined => ENGINES[game.classify]?.make(game);

/** The rules of a game in words, as its page has them, one sentence or more an entry. None for a lottery. */
export function rulesInWords(classify: string, language: string, lines: number): string[] {
  const engine = ENGINES[classify];
  const { messages } = pageTexts(language, engine?.kind);
  return engine?.rules.map((key) => fill(messages[key] ?? "", { count: String(lines) })) ?? [];
}
