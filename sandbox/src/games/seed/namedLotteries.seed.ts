import { NAMED_LOTTERIES } from "../../lotteryRules/namedLotteries.data.ts";
import type { games } from "../games.tables.ts";

type NewGame = typeof games.$inferInsert;

const VENDOR = "TCG_SEA";
const POPULARITY = 500_000;

/** Gives the lottery vendor's first games the names, codes and pictures of the contract's lotteries. */
export function nameLotteries(rows: readonly NewGame[]): NewGame[] {
  const waiting = Object.entries(NAMED_LOTTERIES);
  return rows.map((row) => {
    const named = row.vassalage === VENDOR && row.gameType === "ELOTT" ? waiting.shift() : undefined;
    if (!named) return row;
    const [gameCode, { names, kind, subject }] = named;
    return {
      ...row,
      gameCode,
      names,
      gameClassify: kind,
      theme: "lotto",
      subject,
      popularity: POPULARITY - 1_000 * Object.keys(NAMED_LOTTERIES).indexOf(gameCode),
      minBet: 1_000n,
      maxBet: 5_000_000n,
      rtpBp: 9_500,
      demo: false,
      status: "ACTIVE" as const,
      maintenanceEndsAt: null,
    };
  });
}
