import { eq, sql } from "drizzle-orm";
import { countTurnover } from "../bonuses/turnover.ts";
import { bets, type NewBet } from "../games/bets.tables.ts";
import { outcomeOfBet } from "../games/settleBet.ts";
import { platformAccountId, postAll } from "../ledger/ledger.ts";
import type { Posting } from "../ledger/posting.ts";
import { type LedgerTx, recordWin } from "../ledger/transact.ts";
import type { CatalogueGame } from "./catalogue.ts";
import { type PlayRound, type PlaySession, playRounds, playSessions } from "./play.tables.ts";

interface Movement {
  key: string;
  kind: "BET" | "WIN" | "REFUND";
  /** The change of the player's account. */
  amount: bigint;
  at: Date;
  reference: string;
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

/** Takes the bet of a new round, and pays its win when it is settled already. */
export async function payRound(tx: LedgerTx, session: PlaySession, round: PlayRound, at: Date): Promise<void> {
  const { key, bet, win } = round;
  const reference = round.betId ?? key;
  const postings = [postingOf(session, { key: `bet:${key}`, kind: "BET", amount: -bet, at, reference })];
  if (win > 0n) postings.push(postingOf(session, { key: `win:${key}`, kind: "WIN", amount: win, at, reference }));
  await postAll(tx, postings);
}

/** Counts a round that is settled at once as turnover; the others count when they are settled. */
export async function countRound(
  tx: LedgerTx,
  session: PlaySession,
  { category: gameCategory }: CatalogueGame,
  { bet, win, settledAt }: PlayRound,
): Promise<void> {
  const { memberId, currency, playMoney } = session;
  if (memberId === null || settledAt === null) return;
  const { validBet } = outcomeOfBet(bet, win);
  await countTurnover(tx, { memberId, gameCategory, currency, validBet, playMoney }, settledAt);
}

interface NewRound {
  round: PlayRound;
  /** The bet in the game's words. */
  content: string;
  nextRoundAt: Date;
}

/** Writes a round, its bet into its member's betting record, and the sums of its game session, in one statement. */
export async function writeRound(
  tx: LedgerTx,
  session: PlaySession,
  game: CatalogueGame,
  { round, content, nextRoundAt }: NewRound,
): Promise<PlayRound> {
  const summed = tx.$with("summed").as(
    tx
      .update(playSessions)
      .set({
        lastSeenAt: round.placedAt,
        rounds: sql`${playSessions.rounds} + 1`,
        staked: sql`${playSessions.staked} + ${round.bet}`,
        returned: sql`${playSessions.returned} + ${round.win}`,
        nextRoundAt,
      })
      .where(eq(playSessions.id, session.id))
      .returning({ id: playSessions.id }),
  );
  const bet = betOf(session, game, round, content);
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
function betOf(session: PlaySession, game: CatalogueGame, round: PlayRound, content: string): NewBet | undefined {
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
    ...(settledAt ? outcomeOfBet(betAmount, win) : { status: "UNSETTLED", winAmount: 0n, validBet: 0n }),
  };
}
