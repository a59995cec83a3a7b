import { deposit, toUpline, type WithdrawalEnd, withdrawal } from "./cashier.ts";
import { cancel, type Entry, type Operation, openDraw, round, slip, transfer } from "./operations.ts";
import type { Player } from "./players.ts";
import type { StubbornClient } from "./stubbornClient.ts";

/** What clients did, and what they were promised. */
export interface Fire {
  done: Map<Operation["kind"], number>;
  promised: Entry[];
  /** Operations without a final answer, or with a refusal, by reason. */
  failed: Map<string, number>;
}

export interface FirePlan {
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
export async function setFire(client: StubbornClient, plan: FirePlan): Promise<Fire> {
  const { numero } = await client.send<{ numero: string }>(openDraw);
  const fire: Fire = { done: new Map(), promised: [], failed: new Map() };
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
      try {
        const entries = await operation.carryOut((request) => client.send(request, plan.cutsOf(number)));
        fire.promised.push(...entries);
        fire.done.set(operation.kind, (fire.done.get(operation.kind) ?? 0) + 1);
      } catch (error) {
        const reason = `${operation.kind}: ${error instanceof Error ? error.message : error}`;
        fire.failed.set(reason, (fire.failed.get(reason) ?? 0) + 1);
      }
    }
  };
  await Promise.all(Array.from({ length: plan.atOnce }, worker));
  return fire;
}

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
