import { and, desc, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import type { Language } from "../http/languages.ts";
import { maskedName } from "../member/maskedName.ts";
import { members } from "../member/member.tables.ts";
import { toDecimal } from "../money.ts";
import { countOf, partOf, type RecordList } from "../reports/recordRoute.ts";
import { orderOf, orderWithin } from "../reports/rowOrder.ts";
import { jackpotWins } from "./jackpots.tables.ts";
import { jackpotName } from "./jackpotTitle.ts";

const columns = { ...getTableColumns(jackpotWins), username: members.username };

const wins = (db: Database) =>
  db.select(columns).from(jackpotWins).innerJoin(members, eq(members.id, jackpotWins.memberId)).$dynamic();

type JackpotWinner = Awaited<ReturnType<typeof wins>>[number];

/** Jackpots that were won, the latest first: all, those of a jackpot, or one. */
export function winnerList(
  { jackpotId, winId }: { jackpotId?: number | undefined; winId?: number | undefined },
  language: Language,
): RecordList<JackpotWinner> {
  const where = and(
    jackpotId === undefined ? undefined : eq(jackpotWins.jackpotId, jackpotId),
    winId === undefined ? undefined : eq(jackpotWins.id, winId),
  );
  return {
    where,
    order: orderWithin(orderOf(jackpotWins, "desc", "wonAt", "id"), (win) => win),
    select: (db, part) => partOf(wins(db), part),
    whole: countOf(jackpotWins, where),
    views: (rows) => rows.map((win) => winView(win, language)),
  };
}

/** The latest win of each jackpot, by the number of the jackpot. */
export async function lastWins(db: Database): Promise<ReadonlyMap<number, JackpotWinner>> {
  const latest = await db
    .selectDistinctOn([jackpotWins.jackpotId], columns)
    .from(jackpotWins)
    .innerJoin(members, eq(members.id, jackpotWins.memberId))
    .orderBy(jackpotWins.jackpotId, desc(jackpotWins.wonAt), desc(jackpotWins.id));
  return new Map(latest.map((win) => [win.jackpotId, win]));
}

/** A win in the contract's form. */
export const winView = (win: JackpotWinner, language: Language) => ({
  winId: String(win.id),
  jackpotId: String(win.jackpotId),
  name: jackpotName(win.jackpotId, language),
  level: win.level,
  account: maskedName(win.username),
  amount: toDecimal(win.amount, win.currency),
  currency: win.currency,
  nodeId: String(win.nodeId),
  wonAt: win.wonAt.toISOString(),
});
