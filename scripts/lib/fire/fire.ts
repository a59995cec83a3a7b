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

/** Plays, bets, cancels and transfers until the plan is over. */
export async function setFire(client: StubbornClient, plan: FirePlan): Promise<Fire> {
  const { numero } = await client.send<{ numero: string }>(openDraw);
  const fire: Fire = { done: new Map(), promised: [], failed: new Map() };
  const placed = new Map<Player, string[]>(plan.players.map((player) => [player, []]));
  let next = 0;
  const worker = async () => {
    for (let number = next++; plan.goesOn(number); number = next++) {
      const player = plan.players[number % plan.players.length];
      if (!player) return;
      const orders = placed.get(player) ?? [];
      const operation = operationOf(number, player, numero, orders);
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

/** Of ten operations four are rounds, three slips, two transfers, and one cancels an order. */
function operationOf(number: number, player: Player, numero: string, orders: string[]): Operation {
  const turn = Math.floor(number / 7) % 10;
  const order = turn === 9 ? orders.pop() : undefined;
  if (order !== undefined) return cancel(player, order);
  if (turn < 4) return round(player);
  if (turn < 6) return transfer(player);
  return slip(player, numero, (orderId) => orders.push(orderId));
}
