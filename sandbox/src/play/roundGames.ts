import type { Playable } from "@atrium/arcade/engine";
import { pictures } from "@atrium/arcade/pictures";
import { playableGame } from "@atrium/arcade/playableGame";
import { catalogueOf, findGame } from "../games/catalogue.ts";
import type { Game } from "../games/game.ts";
import { LINES } from "../games/gameDescription.ts";
import { availabilityOf, gameView } from "../games/gameView.ts";
import { symbolNames } from "../games/symbolNames.ts";
import type { Language } from "../http/languages.ts";
import { CATALOGUE_CURRENCY, stakeIn } from "../money.ts";
import type { Platform } from "../platform.ts";
import { PLAY_CURRENCY } from "../session/login/freePlay.ts";

/** The facts of a game that launches and rounds need. */
export interface CatalogueGame {
  nodeId: number;
  /** That of the names. */
  language: Language;
  /** In the caller's language. */
  name: string;
  nameInEnglish: string;
  category: string;
  vassalage: string;
  vendor: string;
  /** Hundredths of a percent. */
  rtpBp: number;
  /** Minor units of `currency`. */
  minBet: bigint;
  maxBet: bigint;
  currency: string;
  demo: boolean;
  status: "ACTIVE" | "MAINTENANCE";
  maintenanceEndsAt: string | null;
  /** Its picture on the CDN, for the page's backdrop. */
  art: string;
  theme: string;
  /** The title on its picture. */
  pictureTitle: string;
  /** Names of a slot's symbols, by the keys of its page's texts. */
  symbolNames: (language: Language) => Record<string, string>;
}

/** A game with its rules. */
export interface RoundGame {
  game: CatalogueGame;
  rules: Playable;
}

const SUGGESTIONS = 6;
/** In play money a game's smallest stake is 1.00; the largest is as many times that as in real money. */
const PLAY_MIN = 100n;
const PLAY_MAX = 100_000n;

/** The bounds of a round in a currency; every stake is a multiple of the smaller one. */
export function limitsIn(game: CatalogueGame, currency: string): { min: bigint; max: bigint } {
  if (currency !== PLAY_CURRENCY) return { min: stakeIn(game.minBet, currency), max: stakeIn(game.maxBet, currency) };
  const times = game.maxBet / game.minBet;
  const max = PLAY_MIN * times;
  return { min: PLAY_MIN, max: max < PLAY_MAX ? max : PLAY_MAX };
}

/** A game with its rules, by its `nodeId`; undefined for an unknown one, and for a lottery. */
export async function findRoundGame(
  platform: Platform,
  nodeId: number,
  language: Language,
): Promise<RoundGame | undefined> {
  const found = await findGame(platform, nodeId);
  const rules = found && rulesOf(found);
  if (!rules) return undefined;
  const { status, maintenanceEndsAt } = availabilityOf(found, platform.clock.now());
  const game: CatalogueGame = {
    nodeId,
    language,
    name: found.names[language],
    nameInEnglish: found.names.EN,
    category: found.gameType,
    vassalage: found.vassalage,
    vendor: found.vendor.name,
    rtpBp: found.rtpBp,
    minBet: found.minBet,
    maxBet: found.maxBet,
    currency: CATALOGUE_CURRENCY,
    demo: found.demo,
    status,
    maintenanceEndsAt: maintenanceEndsAt?.toISOString() ?? null,
    art: pictures.game(nodeId),
    theme: found.theme,
    pictureTitle: found.names.EN,
    symbolNames: (spoken) => symbolNames(found, spoken),
  };
  return { game, rules };
}

const rules = new WeakMap<Game, Playable>();

/** The rules of a game; undefined for a lottery. They are made once and kept as long as the catalogue holds the game. */
export function rulesOf(game: Game): Playable | undefined {
  const known = rules.get(game);
  if (known) return known;
  const { nodeId, gameClassify, rtpBp, minLineNum } = game;
  const made = playableGame({ nodeId, classify: gameClassify, rtpBp, lines: minLineNum ?? LINES });
  if (made) rules.set(game, made);
  return made;
}

/** Six hot games that can be played, those of the same category first. */
export async function suggestionsFor(platform: Platform, { category, nodeId }: CatalogueGame, language: Language) {
  const catalogue = await catalogueOf(platform);
  const now = platform.clock.now();
  return catalogue
    .hot()
    .filter((game) => game.nodeId !== nodeId && availabilityOf(game, now).status === "ACTIVE")
    .sort((a, b) => Number(b.gameType === category) - Number(a.gameType === category))
    .slice(0, SUGGESTIONS)
    .map((game) => gameView(catalogue, game, language, now));
}
