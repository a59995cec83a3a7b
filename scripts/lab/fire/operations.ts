import { randomUUID } from "node:crypto";
import type { Player } from "./players.ts";
import type { Request } from "./retryingClient.ts";

/** An entry that the ledger must have after an operation. */
export interface Entry {
  key: string;
  accountId: string;
  amount: bigint;
}

/**
 * Something that moves money. `carryOut` resolves with the entries that its answer promises. Run again, it sends the same
 * requests under the same keys, so that the platform repeats its first answers.
 */
export interface Operation {
  kind: "round" | "slip" | "cancel" | "transfer" | "deposit" | "withdrawal" | "upline";
  carryOut(send: Send): Promise<Entry[]>;
}

/** Sends a request until it is answered. */
export type Send = <Value>(request: Request) => Promise<Value>;

const LOTTERY = "VN_NORTH";
const VENDOR_WALLET = "SBL";
export const mainOf = ({ id }: Player) => `member:${id}:main`;
const vendorOf = ({ id }: Player) => `vendor:${id}:${VENDOR_WALLET}`;

/** A round that is decided at once. */
export function round(player: Player): Operation {
  const key = randomUUID();
  const body = { key, stake: player.play.minBet, choice: {} };
  return {
    kind: "round",
    async carryOut(send) {
      const headers = { "x-play-secret": player.play.secret };
      const request: Request = { method: "POST", path: "/play/api/rounds", headers, body };
      const { bet, win } = (await send<{ round: { bet: string; win: string } }>(request)).round;
      const entries = [
        { key: `bet:${key}`, accountId: mainOf(player), amount: -BigInt(bet) },
        { key: `win:${key}`, accountId: mainOf(player), amount: BigInt(win) },
      ];
      return entries.filter(({ amount }) => amount !== 0n);
    },
  };
}

/** A lottery slip of one draw; `onPlaced` gets its number, for a cancellation. */
export function slip(player: Player, numero: string, onPlaced: (orderId: string) => void): Operation {
  const lines = [{ playType: "LO", content: "07,68", unit: "2000" }];
  const request = signed(player, "POST", "/lgw/orders", { gameCode: LOTTERY, numero, lines });
  return {
    kind: "slip",
    async carryOut(send) {
      const { orderId, totalAmount } = await send<{ orderId: string; totalAmount: string }>(request);
      onPlaced(orderId);
      return [{ key: `lottery-bet:${orderId}`, accountId: mainOf(player), amount: -BigInt(totalAmount) }];
    },
  };
}

/** The cancellation of an order. */
export function cancel(player: Player, orderId: string): Operation {
  const request = signed(player, "DELETE", `/lgw/orders/${orderId}`);
  return {
    kind: "cancel",
    async carryOut(send) {
      const { totalAmount } = await send<{ totalAmount: string }>(request);
      return [{ key: `lottery-refund:${orderId}`, accountId: mainOf(player), amount: BigInt(totalAmount) }];
    },
  };
}

/** A transfer from the main wallet to a vendor's. */
export function transfer(player: Player): Operation {
  const body = { fromAccountType: "MAIN", toAccountType: VENDOR_WALLET, amount: "1000" };
  const request = signed(player, "POST", "/wps/relay/GCS_walletTransfer", body);
  const key = `transfer:${player.id}:${request.headers?.["idempotency-key"]}`;
  return {
    kind: "transfer",
    async carryOut(send) {
      const amount = BigInt((await send<{ amount: string }>(request)).amount);
      return [
        { key, accountId: mainOf(player), amount: -amount },
        { key, accountId: vendorOf(player), amount },
      ];
    },
  };
}

/** The draw that takes bets now. */
export const openDraw: Request = { method: "GET", path: `/lgw/games/${LOTTERY}/current` };

/** A request of a player; its key is its own unless one is given. */
export const signed = (
  player: Player,
  method: "POST" | "DELETE",
  path: string,
  body?: object,
  key: string = randomUUID(),
): Request => ({
  method,
  path,
  headers: { authorization: `Bearer ${player.token}`, "idempotency-key": key },
  ...(body && { body }),
});
