import { and, desc, eq, gte, lte, sql } from "drizzle-orm";
import type { CorePlatform } from "../corePlatform.ts";
import type { Database } from "../db/openDatabase.ts";
import type { Language } from "../http/languages.ts";
import { maskedName } from "../member/maskedName.ts";
import { members } from "../member/member.tables.ts";
import { CATALOGUE_CURRENCY, toDecimal } from "../money.ts";
import { type RangePreset, type ReportRange, reportRange } from "../reports/reportRange.ts";
import { bets } from "./bets.tables.ts";
import { catalogueOf } from "./catalogue.ts";
import { gameView } from "./gameView.ts";

/** Periods of the board. */
export const winnerPeriods = { DAY: "TODAY", WEEK: "THIS_WEEK", MONTH: "THIS_MONTH" } as const satisfies Record<
  string,
  RangePreset
>;
export type WinnerPeriod = keyof typeof winnerPeriods;

interface WinnersQuery {
  period: WinnerPeriod;
  /** The highest wins of the period, or the latest larger wins of the last seven days. */
  sort: "AMOUNT" | "LATEST";
  size: number;
  language: Language;
}

const isWin = (now: Date) =>
  and(
    eq(bets.status, "WON"),
    eq(bets.playMoney, false),
    eq(bets.currency, CATALOGUE_CURRENCY),
    lte(bets.settledAt, now),
  );

const { betId, winAmount, settledAt } = bets;

/** The highest wins first: the highest of each day, which an index knows, and the highest of these. */
function highestWins(db: Database, { days }: ReportRange, now: Date, size: number) {
  const ofDay = db
    .select({ betId, winAmount, settledAt })
    .from(bets)
    .where(and(isWin(now), sql`merchant_day(${settledAt}) = day::date`))
    .orderBy(desc(winAmount), desc(settledAt), desc(betId))
    .limit(size)
    .as("of_day");
  const found = db
    .select({ betId: ofDay.betId })
    .from(sql`generate_series(${days.first}::date, ${days.last}::date, interval '1 day') as day`)
    .crossJoinLateral(ofDay)
    .orderBy(desc(ofDay.winAmount), desc(ofDay.settledAt), desc(ofDay.betId))
    .limit(size)
    .as("found");
  return db
    .select({ bet: bets, username: members.username })
    .from(found)
    .innerJoin(bets, eq(betId, found.betId))
    .innerJoin(members, eq(members.id, bets.memberId))
    .orderBy(desc(winAmount), desc(settledAt), desc(betId));
}

/** The latest larger wins first. */
const latestWins = (db: Database, { from }: ReportRange, now: Date, size: number, largerWin: bigint) =>
  db
    .select({ bet: bets, username: members.username })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .where(and(isWin(now), gte(bets.settledAt, from), gte(bets.winAmount, largerWin)))
    .orderBy(desc(bets.settledAt), desc(bets.betId))
    .limit(size);

/** Wins of real money from the betting record, the highest or the latest first. */
export async function winners(platform: CorePlatform, { period, sort, size, language }: WinnersQuery) {
  const { db, clock, config } = platform;
  const now = clock.now();
  const isLatest = sort === "LATEST";
  const range = reportRange({ preset: isLatest ? "LAST_7" : winnerPeriods[period] }, now);
  if (!range) throw new Error(`no days of ${period}`);
  const rows = isLatest
    ? await latestWins(db, range, now, size, config.largerWin)
    : await highestWins(db, range, now, size);
  const catalogue = await catalogueOf(platform);
  return rows.map(({ bet, username }, index) => {
    const game = catalogue.find(bet.nodeId);
    return {
      rank: index + 1,
      account: maskedName(username),
      gameName: game?.names[language] ?? bet.gameName,
      vassalage: bet.vassalage,
      winAmount: toDecimal(bet.winAmount, bet.currency),
      currency: bet.currency,
      wonAt: (bet.settledAt ?? bet.placedAt).toISOString(),
      nodeId: String(bet.nodeId),
      game: game ? gameView(catalogue, game, language, now) : null,
    };
  });
}
