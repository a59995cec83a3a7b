import { sql } from "drizzle-orm";
import { insertJson, jsonRows } from "../db/insertJson.ts";
import type { Tx } from "../db/openDatabase.ts";
import { prepareOnce } from "../db/prepareOnce.ts";
import { recordsEvents } from "../events/recordsEvents.ts";
import { type Bet, bets } from "../games/bets.tables.ts";
import { jackpotName } from "../jackpots/jackpotTitle.ts";
import { type Contribution, feedOptIn } from "../jackpots/optIn.ts";
import { platformAccountId, postAll, refuseOverdraft, withDigests } from "../ledger/ledger.ts";
import type { Posting } from "../ledger/posting.ts";
import { type LedgerTx, recordChange, recordWin, takeNews } from "../ledger/transact.ts";
import { postingParts, postingsJson } from "../ledger/writePostings.ts";
import { countedValues, countFields, countParts, finishCount, isCounted } from "../records/countBet.ts";
import { outcomeOfBet } from "../records/settleBet.ts";
import { type PlayRound, type PlaySession, playRounds } from "./play.tables.ts";
import type { CatalogueGame } from "./roundGames.ts";

const { placeholder } = sql;

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
  entries: [
    { accountId, amount },
    { accountId: platformAccountId("house", currency), amount: -amount },
  ],
});

/** Moves money between the player and the operator. */
export const move = (tx: LedgerTx, session: PlaySession, movement: Movement) =>
  postAll(tx, [postingOf(session, movement)]);

/** What a new round moves: its bet, its contribution to a jackpot, and its win when it is settled already. */
function postingsOf(session: PlaySession, { round, contribution }: NewRound): Posting[] {
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

interface NewRound {
  round: PlayRound;
  /** The bet in the game's words. */
  content: string;
  nextRoundAt: Date;
  contribution: Contribution | undefined;
}

/**
 * Writes a round in one statement: its bet into its member's betting record, the sums of its game session, its money, its
 * events, and what a bet counts for when it is settled at once.
 */
export async function writeRound(
  tx: LedgerTx,
  session: PlaySession,
  game: CatalogueGame,
  given: NewRound,
): Promise<void> {
  const { round, nextRoundAt, contribution } = given;
  const bet = betOf(session, game, given);
  const postings = postingsOf(session, given);
  if (session.memberId !== null && postings.length > 0) recordChange(tx, session.memberId);
  if (bet?.status === "WON") recordWin(tx, { amount: round.win, currency: session.currency });
  const values = {
    sessionId: session.id,
    placedAt: round.placedAt.toISOString(),
    nextRoundAt: nextRoundAt.toISOString(),
    staked: postings.length > 0 ? round.bet : 0n,
    returned: postings.length > 0 ? round.win : 0n,
    rounds: jsonRows(playRounds, [round]),
    bets: jsonRows(bets, bet ? [bet] : []),
    postings: postingsJson(withDigests(postings)),
    events: JSON.stringify(takeNews(tx)),
  };
  const settledAt = bet && isCounted(bet) ? bet.settledAt : null;
  if (bet && settledAt) {
    const [written] = await countedRound(tx)
      .execute({ ...values, ...countedValues(bet, settledAt) })
      .catch(refuseOverdraft);
    assertPosted(round, written?.posted, postings);
    if (written) await finishCount(tx, bet, written, settledAt);
  } else {
    const [written] = await roundAlone(tx).execute(values).catch(refuseOverdraft);
    assertPosted(round, written?.posted, postings);
  }
  if (bet && contribution) {
    const { betId, nodeId, memberId, betAmount } = bet;
    await feedOptIn(tx, contribution, { betId, nodeId, memberId, stake: betAmount - contribution.amount });
  }
}

/** A new round has new keys, so none of its postings can have been carried out before. */
function assertPosted({ key }: PlayRound, posted: number | undefined, postings: readonly Posting[]): void {
  if (posted !== postings.length) throw new Error(`the money of the round ${key} was not posted`);
}

const roundParts = (tx: Tx) => [
  ...postingParts(tx),
  tx.$with("summed", {}).as(sql`
    update play_sessions set last_seen_at = ${placeholder("placedAt")}::timestamptz, rounds = rounds + 1,
      staked = staked + ${placeholder("staked")}::bigint, returned = returned + ${placeholder("returned")}::bigint,
      next_round_at = ${placeholder("nextRoundAt")}::timestamptz
    where id = ${placeholder("sessionId")}::uuid`),
  tx.$with("played", {}).as(insertJson(playRounds, "rounds")),
  tx.$with("recorded", {}).as(insertJson(bets, "bets")),
  tx.$with("announced", {}).as(recordsEvents),
];

/** How many transactions were written with their entries. */
const posted = sql<number>`posted`.mapWith(Number);
// The money comes first, so that accounts are locked in the same order as when a round is settled later.
const money = sql`(select count(distinct transaction_id) as posted from entered) as money`;

const roundAlone = prepareOnce((tx) =>
  tx
    .with(...roundParts(tx))
    .select({ posted })
    .from(money)
    .prepare("play_round"),
);

const countedRound = prepareOnce((tx) =>
  tx
    .with(...roundParts(tx), ...countParts(tx))
    .select({ posted, ...countFields })
    .from(sql`${money} left join club on true`)
    .prepare("play_counted_round"),
);

/** The row of a round in its member's betting record. */
function betOf(session: PlaySession, game: CatalogueGame, { round, content, contribution }: NewRound): Bet | undefined {
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
      ? outcomeOfBet(betAmount, win, contribution?.amount)
      : { status: "UNSETTLED", winAmount: 0n, validBet: 0n }),
  };
}
