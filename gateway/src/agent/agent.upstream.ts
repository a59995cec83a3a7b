import { z } from "zod";
import type { BetStatus, GameCategory, Money, TeamBetTotals } from "../__generated__/resolvers.ts";
import { gameCategories } from "../graph/gameCategories.ts";
import type { Page, PageArgs } from "../paging/connection.ts";
import { ownRead } from "../upstream/calls.ts";
import type { Scope } from "../upstream/scope.ts";
import { count, decimal, idText, instant, known, maybeInstant, maybeText, text } from "../upstream/wire.ts";

/** A bet of somebody below the caller. */
export interface TeamBet {
  key: string;
  account: string;
  placedAt: string;
  settledAt: string | null;
  gameName: string;
  category: GameCategory | null;
  vendorCode: string;
  round: string | null;
  selection: string | null;
  stake: Money;
  validStake: Money;
  payout: Money;
  profit: Money;
  status: BetStatus;
}

/** Bets with the sums over all of them. */
export interface TeamBetPage extends Page<TeamBet> {
  totals: TeamBetTotals;
}

/** Which bets. */
export interface TeamBetQuery {
  period: Readonly<Record<string, string>>;
  account?: string | null | undefined;
  category?: GameCategory | null | undefined;
  status?: BetStatus | null | undefined;
  /** One bet, by its number. */
  key?: string | undefined;
}

const statuses = ["UNSETTLED", "WON", "LOST", "DRAW", "CANCELLED"] as const;

const sums = { betAmount: decimal, validBet: decimal, winAmount: decimal, profit: decimal, currency: text };

const moneyOf = (row: {
  betAmount: string;
  validBet: string;
  winAmount: string;
  profit: string;
  currency: string;
}) => ({
  stake: { amount: row.betAmount, currency: row.currency },
  validStake: { amount: row.validBet, currency: row.currency },
  payout: { amount: row.winAmount, currency: row.currency },
  profit: { amount: row.profit, currency: row.currency },
});

const bet = z
  .object({
    betId: idText,
    account: text,
    placedAt: instant,
    settledAt: maybeInstant,
    gameName: text,
    gameCategory: known(gameCategories, null),
    vassalage: text,
    numero: maybeText,
    content: maybeText,
    status: known(statuses, "UNKNOWN"),
    ...sums,
  })
  .transform(
    (row): TeamBet => ({
      key: row.betId,
      account: row.account,
      placedAt: row.placedAt,
      settledAt: row.settledAt,
      gameName: row.gameName,
      category: row.gameCategory,
      vendorCode: row.vassalage,
      round: row.numero,
      selection: row.content,
      status: row.status,
      ...moneyOf(row),
    }),
  );

const teamBets = z
  .object({ list: z.array(bet), totalCount: count, totals: z.object(sums) })
  .transform(
    ({ list, totalCount, totals }): TeamBetPage => ({ items: list, total: totalCount, totals: moneyOf(totals) }),
  );

const calls = {
  teamBets: ownRead("GET /wps/relay/ACS_teamBets", teamBets),
};

/** The agent centre's calls: the platform shows the caller's own line only. */
export const agentUpstream = (scope: Scope) => ({
  teamBets: (
    { period, account, category, status, key }: TeamBetQuery,
    { pageNo, pageSize }: PageArgs,
  ): Promise<TeamBetPage> =>
    calls.teamBets(scope, {
      query: {
        ...period,
        account: account ?? undefined,
        gameCategory: category ?? undefined,
        status: status ?? undefined,
        betId: key,
        pageNo,
        pageSize,
      },
    }),
});
