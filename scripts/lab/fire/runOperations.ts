import { deposit, toUpline, type WithdrawalEnd, withdrawal } from "./cashier.ts";
import { cancel, type Entry, type Operation, openDraw, round, type Send, slip, transfer } from "./operations.ts";
import type { Player } from "./players.ts";
import { Refused, type RetryingClient, Unanswered } from "./retryingClient.ts";

/** What clients did, and what they were promised. */
export interface Outcome {
  done: Map<Operation["kind"], number>;
  promised: Entry[];
  /** Operations that the platform refused, by reason. */
  refused: Map<string, number>;
  /** Operations that ended otherwise than their answers said, by reason. */
  broken: Map<string, number>;
  /** Operations that got no answer in time. */
  unanswered: Operation[];
}

type Client = Pick<RetryingClient, "send">;

export interface RunPlan {
  players: readonly Player[];
  /** Operations under way at a time. */
  atOnce: number;
  /** Whether another operation begins; its number counts from 0. */
  goesOn: (number: number) => boolean;
  /** How many answers of an operation are cut off, by its number. */
  cutsOf: (number: number) => number;
}

/** What a player may still do on this day: the platform bounds it. */
interface Left {
  transfers: number;
  payouts: number;
}

/** Plays, bets, deposits, withdraws and transfers until the plan is over. */
export async function runOperations(client: Client, plan: RunPlan): Promise<Outcome> {
  const { numero } = await client.send<{ numero: string }>(openDraw);
  const outcome: Outcome = { done: new Map(), promised: [], refused: new Map(), broken: new Map(), unanswered: [] };
  const placed = new Map<Player, string[]>(plan.players.map((player) => [player, []]));
  const left = new Map<Player, Left>(plan.players.map((player) => [player, { transfers: 10, payouts: 2 }]));
  let next = 0;
  const worker = async () => {
    for (let number = next++; plan.goesOn(number); number = next++) {
      const player = plan.players[number % plan.players.length];
      if (!player) return;
      const orders = placed.get(player) ?? [];
      const day = left.get(player) ?? { transfers: 0, payouts: 0 };
      const operation = cashierOf(number, player, day) ?? operationOf(number, player, numero, orders);
      await carryOut(operation, (request) => client.send(request, plan.cutsOf(number)), outcome);
    }
  };
  await Promise.all(Array.from({ length: plan.atOnce }, worker));
  return outcome;
}

/** Sends operations without an answer again, now that nobody disturbs the platform. Returns the number that got one. */
export async function askAgain(client: Client, outcome: Outcome): Promise<number> {
  const operations = outcome.unanswered.splice(0);
  await Promise.all(operations.map((operation) => carryOut(operation, (request) => client.send(request), outcome)));
  return operations.length - outcome.unanswered.length;
}

async function carryOut(operation: Operation, send: Send, outcome: Outcome): Promise<void> {
  try {
    outcome.promised.push(...(await operation.carryOut(send)));
    add(outcome.done, operation.kind);
  } catch (error) {
    if (error instanceof Unanswered) outcome.unanswered.push(operation);
    else
      add(
        error instanceof Refused ? outcome.refused : outcome.broken,
        `${operation.kind}: ${error instanceof Error ? error.message : error}`,
      );
  }
}

const add = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** Turns of ten operations, each seven numbers long, so that a player gets all kinds. */
const turnOf = (number: number) => Math.floor(number / 7) % 10;

const ENDS: readonly WithdrawalEnd[] = ["RECEIVED", "CANCELLED", "FORCED_RECEIVED"];

/** Three of ten operations are a deposit, a withdrawal and a transfer to the upline, as far as the day allows them. */
function cashierOf(number: number, player: Player, left: Left): Operation | undefined {
  const turn = turnOf(number);
  if (turn === 6) return deposit(player);
  if (turn === 7) {
    const end = ENDS[number % ENDS.length] ?? "CANCELLED";
    if (end === "CANCELLED" || left.payouts === 0) return withdrawal(player, "CANCELLED");
    left.payouts -= 1;
    return withdrawal(player, end);
  }
  if (turn !== 8 || left.transfers === 0) return undefined;
  left.transfers -= 1;
  return toUpline(player);
}

/** Of the others most are rounds and slips; some are transfers to a vendor, and one cancels an order. */
function operationOf(number: number, player: Player, numero: string, orders: string[]): Operation {
  const turn = turnOf(number);
  const order = turn === 9 ? orders.pop() : undefined;
  if (order !== undefined) return cancel(player, order);
  if (turn < 3) return round(player);
  if (turn < 4 || turn === 8) return transfer(player);
  return slip(player, numero, (orderId) => orders.push(orderId));
}
