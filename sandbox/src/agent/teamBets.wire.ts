import type { Bet } from "../games/bets.tables.ts";
import { toDecimal } from "../money.ts";
import { csvFile } from "../reports/csv.ts";
import { profitOf, type TeamBetTotals } from "./teamBets.ts";

interface TeamBet {
  bet: Bet;
  account: string;
}

/** Undefined when the game is no longer in the catalogue. */
type NameOfGame = (nodeId: number) => string | undefined;

/** Amounts as decimal strings; `profit` is the players'. */
const amounts = ({ betAmount, validBet, winAmount, profit }: Omit<TeamBetTotals, "count">, currency: string) => ({
  betAmount: toDecimal(betAmount, currency),
  validBet: toDecimal(validBet, currency),
  winAmount: toDecimal(winAmount, currency),
  profit: toDecimal(profit, currency),
});

/** A bet of the downline in the contract's form; `nameOf` returns a game's name in the caller's language. */
export const toBetRow = ({ bet, account }: TeamBet, nameOf: NameOfGame) => ({
  betId: bet.betId,
  account,
  placedAt: bet.placedAt.toISOString(),
  settledAt: bet.settledAt?.toISOString() ?? null,
  nodeId: bet.nodeId,
  gameName: nameOf(bet.nodeId) ?? bet.gameName,
  gameCategory: bet.gameCategory,
  vassalage: bet.vassalage,
  numero: bet.numero,
  content: bet.content,
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
export const toBetsCsv = (rows: readonly TeamBet[], nameOf: NameOfGame): string =>
  csvFile(
    COLUMNS,
    rows.map((row) => toBetRow(row, nameOf)).map((row) => COLUMNS.map((column) => row[column])),
  );
