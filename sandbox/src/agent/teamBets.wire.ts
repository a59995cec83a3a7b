import { betContent } from "../games/betContent.ts";
import type { Language } from "../http/languages.ts";
import type { LotteryKind } from "../lotteryRules/kinds.ts";
import { toDecimal } from "../money.ts";
import { csvStream } from "../reports/csv.ts";
import { profitOf, type TeamBet, type TeamBetTotals } from "./teamBets.ts";

/** How bets are written for a reader. */
interface BetWords {
  /** A game's name; undefined when it is no longer in the catalogue. */
  nameOf: (nodeId: number) => string | undefined;
  /** The kind of a lottery; undefined for other games. */
  kindOf: (nodeId: number) => LotteryKind | undefined;
  language: Language;
}

/** Amounts as decimal strings; `profit` is the players'. */
const amounts = ({ betAmount, validBet, winAmount, profit }: Omit<TeamBetTotals, "count">, currency: string) => ({
  betAmount: toDecimal(betAmount, currency),
  validBet: toDecimal(validBet, currency),
  winAmount: toDecimal(winAmount, currency),
  profit: toDecimal(profit, currency),
});

/** A bet of the downline in the contract's form. */
export const toBetRow = ({ bet, account }: TeamBet, { nameOf, kindOf, language }: BetWords) => ({
  betId: bet.betId,
  account,
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

/** Sums of bets in the contract's form. */
export const toBetTotals = (totals: TeamBetTotals, currency: string) => ({ ...amounts(totals, currency), currency });

const COLUMNS = [
  "betId",
  "account",
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

/** Bets of the downline as a CSV file. */
export const toBetsCsv = (parts: AsyncIterable<readonly TeamBet[]>, words: BetWords) =>
  csvStream(COLUMNS, parts, (row) => toBetRow(row, words));
