import type { SeededRandom } from "@atrium/arcade/seededRandom";
import { betIdAt } from "../games/betId.ts";
import type { NewBet } from "../games/bets.tables.ts";
import { memberAccountId, platformAccountId } from "../ledger/ledger.ts";
import type { TransactionKind } from "../ledger/posting.ts";
import { later } from "../time/merchantTime.ts";
import { MINUTE_MS } from "../time/units.ts";
import { pastOutcome } from "./history.outcomes.ts";

/** A game that past bets can name. */
export interface PastGame {
  nodeId: number;
  vassalage: string;
  category: string;
  name: string;
  /** Every stake is a multiple of it. */
  minBet: bigint;
  maxBet: bigint;
}

/** The player of a history, and its size. */
export interface PastPlayer {
  memberId: number;
  currency: string;
  /** Whole days since the registration. */
  days: number;
  /** Number of bets. */
  bets: number;
  /** The usual stake, in minor units. */
  stake: bigint;
  /** Final balance; any balance when left out. */
  endsWith?: bigint;
}

/** A movement between a member's account and another. Minor units, negative when the member's account pays. */
export interface Movement {
  key: string;
  kind: TransactionKind;
  at: Date;
  reference: string;
  remark?: string;
  memberId: number;
  accountId: string;
  counterpartId: string;
  amount: bigint;
}

export interface History {
  bets: NewBet[];
  movements: Movement[];
}

const DAYS = 365;
/** Stakes are the usual stake times one of these. */
const SIZES = [1n, 1n, 1n, 2n, 2n, 3n, 5n, 10n];

/**
 * A player's activity in the year that ends at `until`: sessions of bets on a few favourite games, deposits when
 * money runs out, withdrawals when there is plenty. The balance never goes below zero.
 */
export function pastOf(player: PastPlayer, games: readonly PastGame[], until: Date, random: SeededRandom): History {
  const bets = pastBets(player, games, until, random);
  const turns = bets.flatMap(turnsOf).sort((a, b) => a.at.getTime() - b.at.getTime());
  const movements: Movement[] = [];
  let balance = 0n;
  const move = (movement: Omit<Movement, "memberId" | "accountId" | "counterpartId">) => {
    const counterpartId = platformAccountId(counterparts[movement.kind] ?? "house", player.currency);
    movements.push({
      ...movement,
      memberId: player.memberId,
      accountId: memberAccountId(player.memberId, "main", player.currency),
      counterpartId,
    });
    balance += movement.amount;
  };
  const pass = (kind: "DEPOSIT" | "WITHDRAW", at: Date, amount: bigint) => {
    const reference = `${kind === "DEPOSIT" ? "D" : "W"}${player.memberId}-${movements.length + 1}`;
    move({ key: `${kind.toLowerCase()}:${reference}`, kind, at, reference, remark: "Bank transfer", amount });
  };

  const top = player.stake * 50n;
  for (const turn of turns) {
    const short = -turn.amount - balance;
    if (short > 0n) pass("DEPOSIT", turn.at, roundUp(short + top * BigInt(random.int(1, 4)), top));
    move(turn);
    if (balance > top * 6n) pass("WITHDRAW", turn.at, -roundUp(balance - top * 3n, top));
  }

  if (player.endsWith !== undefined && balance !== player.endsWith) {
    const missing = player.endsWith - balance;
    pass(missing > 0n ? "DEPOSIT" : "WITHDRAW", new Date(until.getTime() - 1), missing);
  }
  return { bets, movements };
}

const counterparts: Partial<Record<TransactionKind, "cashier">> = { DEPOSIT: "cashier", WITHDRAW: "cashier" };

const roundUp = (amount: bigint, step: bigint) => ((amount + step - 1n) / step) * step;

function pastBets(player: PastPlayer, games: readonly PastGame[], until: Date, random: SeededRandom): NewBet[] {
  const favourites = Array.from({ length: random.int(3, 7) }, () => random.pick(games));
  const bets: NewBet[] = [];
  const bySecond = new Set<number>();
  while (bets.length < player.bets) {
    const game = random.pick(favourites);
    // More bets recently than long ago, and more in the evening than in the morning.
    const daysAgo = 1 + Math.floor(Math.min(DAYS, player.days) * random.next() ** 2);
    const [from, to] = [later(until, { days: -daysAgo }).getTime(), later(until, { days: 1 - daysAgo }).getTime()];
    let time = from + Math.floor((to - from) * Math.max(random.next(), random.next() * 0.9));
    for (let left = Math.min(random.int(3, 30), player.bets - bets.length); left > 0; left -= 1) {
      time += random.int(4_000, 55_000);
      if (time >= until.getTime() - 1_000) break;
      const second = Math.floor(time / 1_000);
      if (bySecond.has(second)) continue;
      bySecond.add(second);
      bets.push(pastBet(player, game, new Date(time), until, random));
    }
  }
  return bets;
}

function pastBet(player: PastPlayer, game: PastGame, placedAt: Date, until: Date, random: SeededRandom): NewBet {
  const betAmount = stakeIn(game, player.stake * random.pick(SIZES));
  const { minutes, content, ...outcome } = pastOutcome(game.category, betAmount, random);
  const settledAt = new Date(placedAt.getTime() + Math.ceil(minutes * MINUTE_MS));
  const open = settledAt >= until;
  return {
    betId: betIdAt(placedAt, (below) => random.int(0, below - 1)),
    memberId: player.memberId,
    nodeId: game.nodeId,
    vassalage: game.vassalage,
    gameCategory: game.category,
    gameName: game.name,
    placedAt,
    settledAt: open ? null : settledAt,
    numero: `${placedAt.toISOString().slice(2, 10).replaceAll("-", "")}${random.int(1_000, 9_999)}`,
    content: content ?? null,
    betAmount,
    validBet: open ? 0n : outcome.validBet,
    winAmount: open ? 0n : outcome.winAmount,
    status: open ? "UNSETTLED" : outcome.status,
    currency: player.currency,
    playMoney: false,
  };
}

/** The nearest stake that the game accepts. */
function stakeIn({ minBet, maxBet }: PastGame, meant: bigint): bigint {
  const least = meant - (meant % minBet);
  if (least < minBet) return minBet;
  return least > maxBet ? maxBet : least;
}

type Turn = Pick<Movement, "key" | "kind" | "at" | "reference" | "remark" | "amount">;

/** The movements of a bet: its stake, then its payout or refund. */
function turnsOf(bet: NewBet): Turn[] {
  const { betId: reference, gameName: remark } = bet;
  const turns: Turn[] = [
    { key: `bet:${reference}`, kind: "BET", at: bet.placedAt, reference, remark, amount: -bet.betAmount },
  ];
  if (bet.winAmount > 0n && bet.settledAt) {
    const kind = bet.status === "WON" || bet.status === "LOST" ? "WIN" : "REFUND";
    turns.push({
      key: `${kind.toLowerCase()}:${reference}`,
      kind,
      at: bet.settledAt,
      reference,
      remark,
      amount: bet.winAmount,
    });
  }
  return turns;
}
