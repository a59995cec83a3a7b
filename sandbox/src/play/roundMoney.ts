import { sql } from "drizzle-orm";
import { insertJson, jsonRows } from "../db/inserts.ts";
import { prepareOnce } from "../db/prepareOnce.ts";
import { recordsEvents } from "../events/recordsEvents.ts";
import { type Bet, bets } from "../games/bets.tables.ts";
import { settledRows } from "../games/settledBet.ts";
import { jackpotName } from "../jackpots/jackpotTitle.ts";
import { type Contribution, feedOptIn } from "../jackpots/optIn.ts";
import { moving, platformAccountId, postAll, refuseOverdraft, withDigests } from "../ledger/ledger.ts";
import type { Posting } from "../ledger/posting.ts";
import { type LedgerTx, recordChange, recordWin, takeNews } from "../ledger/transact.ts";
import { postingParts, postingsJson } from "../ledger/writePostings.ts";
import { countFields, countParts, finishCount, isCounted, settledJson } from "../records/countBet.ts";
import { outcomeOfBet } from "../records/settleBet.ts";
import { type PlayRound, type PlaySession, playRounds } from "./play.tables.ts";
import type { CatalogueGame } from "./roundGames.ts";

interface Movement {
  key: string;
  kind: "BET" | "JACKPOT" | "WIN" | "REFUND";
  /** The change of the player's account. */
  amount: bigint;
  at: Date;
  reference: string;
  remark?: string;
}

const postingOf = ({ accountId, currency }: PlaySession, { amount, ...movement }: Movement): Posting => ({
  ...movement,
  entries: moving(amount, { from: platformAccountId("house", currency), to: accountId }),
});

/** Moves money between the player and the operator. */
export const move = (tx: LedgerTx, session: PlaySession, movement: Movement) =>
  postAll(tx, [postingOf(session, movement)]);

/** What a new round moves: its bet, its contribution to a jackpot, and its win when it is settled already. */
function postingsOf({ session, round, contribution }: NewRound): Posting[] {
  // The winnings of free spins are paid together.
  if (round.freeSpinsId !== null) return [];
  const { key, bet, win, placedAt: at } = round;
  const reference = round.betId ?? key;
  const stake = bet - (contribution?.amount ?? 0n);
  const postings = [postingOf(session, { key: `bet:${key}`, kind: "BET", amount: -stake, at, reference })];
  if (contribution) {
    const remark = jackpotName(contribution.jackpotId, "EN");
    const paid = {
      key: `jackpotBet:${key}`,
      kind: "JACKPOT",
      amount: -contribution.amount,
      at,
      reference,
      remark,
    } as const;
    postings.push(postingOf(session, paid));
  }
  if (win > 0n) postings.push(postingOf(session, { key: `win:${key}`, kind: "WIN", amount: win, at, reference }));
  return postings;
}

/** A round that is to be written. */
export interface NewRound {
  session: PlaySession;
  game: CatalogueGame;
  round: PlayRound;
  /** The bet in the game's words. */
  content: string;
  nextRoundAt: Date;
  contribution: Contribution | undefined;
  /** The part of the bet that its own parts cover for each other. */
  covered: bigint;
}

/**
 * Writes rounds in one statement: their bets into their members' betting records, the sums of their game sessions, their
 * money, its events, and what a bet counts for when it is settled at once. No two of the rounds may have the same member,
 * session or account.
 */
export async function writeRounds(tx: LedgerTx, rounds: readonly NewRound[]): Promise<void> {
  const written = rounds.map((given) => ({ ...given, bet: betOf(given), postings: postingsOf(given) }));
  for (const { session, round, bet, postings } of written) {
    if (session.memberId !== null && postings.length > 0) recordChange(tx, session.memberId);
    if (bet?.status === "WON") recordWin(tx, { amount: round.win, currency: session.currency });
  }
  const postings = written.flatMap((one) => one.postings);
  const settled = written.flatMap(({ bet }) => (bet?.settledAt && isCounted(bet) ? [{ bet, at: bet.settledAt }] : []));
  const rows = await writing(tx)
    .execute({
      sums: JSON.stringify(written.map(sumsOf)),
      rounds: jsonRows(
        playRounds,
        written.map(({ round }) => round),
      ),
      bets: jsonRows(
        bets,
        written.flatMap(({ bet }) => bet ?? []),
      ),
      postings: postingsJson(withDigests(postings)),
      events: JSON.stringify(takeNews(tx)),
      settled: settledJson(settled),
    })
    .catch(refuseOverdraft);
  // New rounds have new keys, so none of their postings can have been carried out before.
  if (rows[0]?.posted !== postings.length) throw new Error("the money of a round was not posted");
  const countedOf = new Map(rows.map((row) => [row.betId, row]));
  for (const { bet, at } of settled) {
    const counted = countedOf.get(bet.betId);
    if (!counted) throw new Error(`the bet ${bet.betId} was not counted`);
    await finishCount(tx, bet, counted, at);
  }
  for (const { bet, contribution } of written) {
    if (!bet || !contribution) continue;
    const { betId, nodeId, memberId, betAmount } = bet;
    await feedOptIn(tx, contribution, { betId, nodeId, memberId, stake: betAmount - contribution.amount });
  }
}

/** What a round adds to its game session. Free spins stake nothing. */
const sumsOf = ({ session, round, nextRoundAt, postings }: NewRound & { postings: Posting[] }) => ({
  session_id: session.id,
  seen_at: round.placedAt.toISOString(),
  next_round_at: nextRoundAt.toISOString(),
  staked: String(postings.length > 0 ? round.bet : 0n),
  returned: String(postings.length > 0 ? round.win : 0n),
});

const summed = sql`
  update play_sessions set last_seen_at = sums.seen_at, rounds = rounds + 1, staked = play_sessions.staked + sums.staked,
    returned = play_sessions.returned + sums.returned, next_round_at = sums.next_round_at
  from json_to_recordset(${sql.placeholder("sums")}::json) as sums (session_id uuid, seen_at timestamptz,
    next_round_at timestamptz, staked bigint, returned bigint)
  where id = sums.session_id`;

// The rows to count are read after the money was moved, so that accounts are locked in the same order as when a round is
// settled later.
const settledAfterMoney = sql`
  select settled.* from (select count(*) from entered) as money cross join ${settledRows}`;

const writing = prepareOnce((tx) =>
  tx
    .with(
      ...postingParts(tx),
      tx.$with("summed", {}).as(summed),
      tx.$with("played", {}).as(insertJson(playRounds, "rounds")),
      tx.$with("recorded", {}).as(insertJson(bets, "bets")),
      tx.$with("announced", {}).as(recordsEvents),
      tx.$with("settled", {}).as(settledAfterMoney),
      ...countParts(tx),
    )
    .select({
      /** How many transactions were written with their entries. */
      posted: sql<number>`money.posted`.mapWith(Number),
      betId: sql<string | null>`settled.bet_id`,
      ...countFields,
    })
    .from(sql`(select count(distinct transaction_id) as posted from entered) as money
      left join settled on true left join club on club.member_id = settled.member_id`)
    .prepare("play_rounds"),
);

/** The row of a round in its member's betting record. */
function betOf({ session, game, round, content, contribution, covered }: NewRound): Bet | undefined {
  if (session.memberId === null || round.betId === null) return undefined;
  const { bet: betAmount, win, settledAt } = round;
  return {
    betId: round.betId,
    memberId: session.memberId,
    nodeId: game.nodeId,
    vassalage: game.vassalage,
    gameCategory: game.category,
    gameName: game.nameInEnglish,
    placedAt: round.placedAt,
    numero: round.key.slice(0, 8).toUpperCase(),
    content,
    betAmount,
    currency: session.currency,
    playMoney: session.playMoney,
    settledAt,
    ...(settledAt
      ? outcomeOfBet(betAmount, win, { contribution: contribution?.amount, covered })
      : { status: "UNSETTLED", winAmount: 0n, validBet: 0n }),
  };
}
