import type { CorePlatform } from "../corePlatform.ts";
import { betContent } from "../games/betContent.ts";
import { catalogueOf } from "../games/catalogue.ts";
import type { Language } from "../http/languages.ts";
import type { LotteryKind } from "../lotteryRules/kinds.ts";
import { traitsOf } from "../lotteryRules/lotteryTraits.ts";
import { toDecimal } from "../money.ts";
import { type BetTotals, type PlacedBet, profitOf } from "./betList.ts";

/** How bets are written for a reader. */
export interface BetWords {
  /** A game's name; undefined when it is no longer in the catalogue. */
  nameOf: (nodeId: number) => string | undefined;
  /** The kind of a lottery; undefined for other games. */
  kindOf: (nodeId: number) => LotteryKind | undefined;
  language: Language;
}

/** The words for bets in a language. */
export async function betWords(platform: CorePlatform, language: Language): Promise<BetWords> {
  const catalogue = await catalogueOf(platform);
  return {
    nameOf: (nodeId) => catalogue.find(nodeId)?.names[language],
    kindOf(nodeId) {
      const game = catalogue.find(nodeId);
      return game?.gameType === "ELOTT" ? traitsOf(game).kind : undefined;
    },
    language,
  };
}

/** Amounts as decimal strings; `profit` is the players'. */
const amounts = ({ betAmount, validBet, winAmount, profit }: Omit<BetTotals, "count">, currency: string) => ({
  betAmount: toDecimal(betAmount, currency),
  validBet: toDecimal(validBet, currency),
  winAmount: toDecimal(winAmount, currency),
  profit: toDecimal(profit, currency),
});

/** A bet in the contract's form. */
export const toBetRow = ({ bet }: PlacedBet, { nameOf, kindOf, language }: BetWords) => ({
  betId: bet.betId,
  placedAt: bet.placedAt.toISOString(),
  settledAt: bet.settledAt?.toISOString() ?? null,
  nodeId: bet.nodeId,
  gameName: nameOf(bet.nodeId) ?? bet.gameName,
  gameCategory: bet.gameCategory,
  vassalage: bet.vassalage,
  numero: bet.numero,
  content: betContent(bet.content, language, kindOf(bet.nodeId)),
  ...amounts({ ...bet, profit: profitOf(bet) }, bet.currency),
  currency: bet.currency,
  status: bet.status,
});

/** A bet with its account. */
export const toTeamBetRow = (row: PlacedBet, words: BetWords) => ({ ...toBetRow(row, words), account: row.account });

/** Sums of bets in the contract's form. */
export const toBetTotals = (totals: BetTotals, currency: string) => ({ ...amounts(totals, currency), currency });

/** The columns of a file of bets. */
export const betColumns = [
  "betId",
  "placedAt",
  "settledAt",
  "gameName",
  "gameCategory",
  "vassalage",
  "numero",
  "content",
  "betAmount",
  "validBet",
  "winAmount",
  "profit",
  "currency",
  "status",
] as const;

/** The same with the account. */
export const teamBetColumns = ["betId", "account", ...betColumns.slice(1)] as const;
