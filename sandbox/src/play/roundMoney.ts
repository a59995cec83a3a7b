import { eq, sql } from "drizzle-orm";
import { bets, type NewBet } from "../games/bets.tables.ts";
import { jackpotName } from "../jackpots/jackpotTitle.ts";
import { type Contribution, feedOptIn } from "../jackpots/optIn.ts";
import { platformAccountId, postAll } from "../ledger/ledger.ts";
import type { Posting } from "../ledger/posting.ts";
import { type LedgerTx, recordWin } from "../ledger/transact.ts";
import { countBet } from "../records/countBet.ts";
import { outcomeOfBet } from "../records/settleBet.ts";
import { type PlayRound, type PlaySession, playRounds, playSessions } from "./play.tables.ts";
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
  entries: [
    { accountId, amount },
    { accountId: platformAccountId("house", currency), amount: -amount },
  ],
});

/** Moves money between the player and the operator. */
export const move = (tx: LedgerTx, session: PlaySession, movement: Movement) =>
  postAll(tx, [postingOf(session, movement)]);

/** Takes the bet of a new round with its contribution to a jackpot, and pays its win when it is settled already. */
export async function payRound(
  tx: LedgerTx,
  session: PlaySession,
  round: PlayRound,
  contribution: Contribution | undefined,
  at: Date,
): Promise<void> {
  const { key, bet, win } = round;
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
  await postAll(tx, postings);
}

/** Counts the bet of a round that is settled at once; the others count when they are settled. */
export async function countRound(
  tx: LedgerTx,
  session: PlaySession,
  { category: gameCategory, nodeId }: CatalogueGame,
  { betId, bet, win, settledAt }: PlayRound,
  contribution: Contribution | undefined,
): Promise<void> {
  const { memberId, currency, playMoney } = session;
  if (memberId === null || betId === null || settledAt === null) return;
  const { validBet, winAmount } = outcomeOfBet(bet, win, contribution?.amount);
  const settled = { betId, memberId, nodeId, gameCategory, currency, validBet, winAmount, playMoney };
  await countBet(tx, settled, settledAt);
  if (contribution) await feedOptIn(tx, contribution, { betId, nodeId, memberId, stake: bet - contribution.amount });
}

interface NewRound {
  round: PlayRound;
  /** The bet in the game's words. */
  content: string;
  nextRoundAt: Date;
  contribution: Contribution | undefined;
}

/** Writes a round, its bet into its member's betting record, and the sums of its game session, in one statement. */
export async function writeRound(
  tx: LedgerTx,
  session: PlaySession,
  game: CatalogueGame,
  { round, content, nextRoundAt, contribution }: NewRound,
): Promise<PlayRound> {
  // The member's money does not move: the winnings of free spins are paid together.
  const isFree = round.freeSpinsId !== null;
  const summed = tx.$with("summed").as(
    tx
      .update(playSessions)
      .set({
        lastSeenAt: round.placedAt,
        rounds: sql`${playSessions.rounds} + 1`,
        staked: sql`${playSessions.staked} + ${isFree ? 0n : round.bet}`,
        returned: sql`${playSessions.returned} + ${isFree ? 0n : round.win}`,
        nextRoundAt,
      })
      .where(eq(playSessions.id, session.id))
      .returning({ id: playSessions.id }),
  );
  const bet = betOf(session, game, { round, content, contribution });
  if (bet?.status === "WON") recordWin(tx, { amount: round.win, currency: session.currency });
  const [written] = bet
    ? await tx
        .with(summed, tx.$with("recorded").as(tx.insert(bets).values(bet).returning({ id: bets.betId })))
        .insert(playRounds)
        .values(round)
        .returning()
        .prepare("play_round")
        .execute()
    : await tx.with(summed).insert(playRounds).values(round).returning().prepare("play_round_of_guest").execute();
  if (!written) throw new Error("the round was not inserted");
  return written;
}

/** The row of a round in its member's betting record. */
function betOf(
  session: PlaySession,
  game: CatalogueGame,
  { round, content, contribution }: Omit<NewRound, "nextRoundAt">,
): NewBet | undefined {
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
