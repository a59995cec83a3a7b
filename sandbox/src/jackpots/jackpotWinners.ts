import { and, desc, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import type { Language } from "../http/languages.ts";
import { offsetOf, type PageRequest } from "../http/paging.ts";
import { maskedName } from "../member/maskedName.ts";
import { members } from "../member/member.tables.ts";
import { toDecimal } from "../money.ts";
import { jackpotWins } from "./jackpots.tables.ts";
import { jackpotName } from "./jackpotTitle.ts";

/** Which wins: all, those of a jackpot, or one. */
interface WhichWins {
  jackpotId?: number | undefined;
  winId?: number | undefined;
}

const condition = ({ jackpotId, winId }: WhichWins) =>
  and(
    jackpotId === undefined ? undefined : eq(jackpotWins.jackpotId, jackpotId),
    winId === undefined ? undefined : eq(jackpotWins.id, winId),
  );

const columns = { ...getTableColumns(jackpotWins), username: members.username };

/** A page of jackpots that were won, the latest first. */
export const winsOf = (db: Database, which: WhichWins, page: PageRequest) =>
  db
    .select(columns)
    .from(jackpotWins)
    .innerJoin(members, eq(members.id, jackpotWins.memberId))
    .where(condition(which))
    .orderBy(desc(jackpotWins.wonAt), desc(jackpotWins.id))
    .limit(page.pageSize)
    .offset(offsetOf(page));

/** Number of these wins. */
export const countWins = (db: Database, which: WhichWins): Promise<number> => db.$count(jackpotWins, condition(which));

/** The latest win of each jackpot, by the number of the jackpot. */
export async function lastWins(db: Database): Promise<ReadonlyMap<number, JackpotWinner>> {
  const wins = await db
    .selectDistinctOn([jackpotWins.jackpotId], columns)
    .from(jackpotWins)
    .innerJoin(members, eq(members.id, jackpotWins.memberId))
    .orderBy(jackpotWins.jackpotId, desc(jackpotWins.wonAt), desc(jackpotWins.id));
  return new Map(wins.map((win) => [win.jackpotId, win]));
}

type JackpotWinner = Awaited<ReturnType<typeof winsOf>>[number];

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
