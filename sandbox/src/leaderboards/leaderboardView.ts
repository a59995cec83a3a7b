import { pictures } from "@atrium/arcade/pictures";
import type { Language } from "../http/languages.ts";
import { maskedName } from "../member/maskedName.ts";
import { toDecimal } from "../money.ts";
import type { Leaderboard } from "./leaderboards.tables.ts";
import { textsOfSeries } from "./leaderboards.texts.ts";
import { prizeOf } from "./prizes.ts";
import type { OwnPlace, Place } from "./standings.ts";

/** A leaderboard in the contract's form, with the number of members who have a place. */
export function leaderboardView(board: Leaderboard, players: number, language: Language) {
  const { id, series, kind, rule, currency, minBet, games, prizes, turnover, startsAt, endsAt, endedAt } = board;
  return {
    ...{ id: String(id), kind, rule, currency, turnover, players, ...textsOfSeries(series, language) },
    imageUrl: pictures.banner(`leaderboard-${series}`),
    status: endedAt === null ? "ACTIVE" : "ENDED",
    startAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    minBet: toDecimal(minBet, currency),
    games: games.map(String),
    prizes: prizes.map(({ from, to, amount }) => ({ from, to, amount: toDecimal(BigInt(amount), currency) })),
  };
}

/** A place in the contract's form. */
export const placeView = (board: Leaderboard, { rank, username, score }: Place) => ({
  rank,
  account: maskedName(username),
  score: scoreText(board, score),
  prize: prizeText(board, prizeOf(board, rank)),
});

/** The caller's own place in the contract's form. Its prize is what its rank would win, or what was paid. */
export const ownPlaceView = (board: Leaderboard, { rank, score, prize }: OwnPlace) => ({
  rank,
  score: scoreText(board, score),
  prize: prizeText(board, prize ?? (rank === null ? null : prizeOf(board, rank))),
  paid: prize !== null,
});

/** An amount of money, a multiple of the stake, or a whole number, as a decimal string. */
function scoreText({ rule, currency }: Leaderboard, score: bigint): string {
  if (rule === "TURNOVER") return toDecimal(score, currency);
  if (rule !== "MULTIPLIER") return String(score);
  return `${score / 100n}.${String(score % 100n).padStart(2, "0")}`;
}

const prizeText = ({ currency }: Leaderboard, prize: bigint | null) =>
  prize === null ? null : toDecimal(prize, currency);
