import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Entry, mainOf, type Operation, type Send, signed } from "./operations.ts";
import type { Player } from "./players.ts";
import { sealed } from "./sealed.ts";

/** More than the platform's jobs pay by themselves, so that only this test decides about a withdrawal. */
const WITHDRAWN = "5100000";
const DEPOSITED = "200000";
const SENT = "10000";

const lockedOf = ({ id }: Player) => `member:${id}:locked`;

/** A deposit that is paid. */
export function deposit(player: Player): Operation {
  const request = signed(player, "POST", "/wps/relay/GCS_depositCreate", { channelId: "bank", amount: DEPOSITED });
  return {
    kind: "deposit",
    async carryOut(send) {
      const { depositId } = await send<{ depositId: string }>(request);
      const body = { depositId, outcome: "SUCCESS" };
      const paid = await send<{ credited: string }>({ method: "POST", path: "/sandbox/deposit/settle", body });
      return [{ key: `deposit:${depositId}`, accountId: mainOf(player), amount: BigInt(paid.credited) }];
    },
  };
}

/** A transfer to the agent above. */
export function toUpline(player: Player): Operation {
  const request = sealedBy(player, "/wps/relay/GCS_transferUpline", { amount: SENT });
  return {
    kind: "upline",
    async carryOut(send) {
      const { transferId, amount } = await send<{ transferId: string; amount: string }>(request);
      return [{ key: `member-transfer:${transferId}`, accountId: mainOf(player), amount: -BigInt(amount) }];
    },
  };
}

/** How a withdrawal ends: taken back, paid and confirmed, or paid without an answer in time. */
export type WithdrawalEnd = "CANCELLED" | "RECEIVED" | "FORCED_RECEIVED";

/** A withdrawal, from its request to its end. */
export function withdrawal(player: Player, end: WithdrawalEnd): Operation {
  const request = sealedBy(player, "/wps/relay/GCS_withdrawCreate", {
    bankCardId: player.bankCardId,
    amount: WITHDRAWN,
  });
  const endKey = randomUUID();
  return {
    kind: "withdrawal",
    async carryOut(send) {
      const { withdrawId } = await send<{ withdrawId: string }>(request);
      const amount = BigInt(WITHDRAWN);
      const [main, locked] = [mainOf(player), lockedOf(player)];
      const held: Entry[] = [
        { key: `withdraw:${withdrawId}`, accountId: main, amount: -amount },
        { key: `withdraw:${withdrawId}`, accountId: locked, amount },
      ];
      if (end === "CANCELLED") {
        await send(signed(player, "POST", "/wps/relay/GCS_withdrawCancel", { withdrawId }, endKey));
        await requireEnd(send, player, withdrawId, end);
        const key = `withdraw:${withdrawId}:return`;
        return [...held, { key, accountId: locked, amount: -amount }, { key, accountId: main, amount }];
      }
      const body = { withdrawId, step: "PAY", amount: WITHDRAWN };
      await send({ method: "POST", path: "/sandbox/withdraw/settle", body });
      if (end === "RECEIVED") {
        const confirmed = { withdrawId, partId: 1, result: end };
        await send(signed(player, "POST", "/wps/relay/GCS_withdrawConfirm", confirmed, endKey));
      } else {
        const job = `/sandbox/jobs/run/force-receipt:${withdrawId}:1`;
        // After a lost answer the job is over, and unknown.
        await send({ method: "POST", path: job, body: {} }).catch(() => undefined);
      }
      await requireEnd(send, player, withdrawId, end);
      return [...held, { key: `withdraw:${withdrawId}:1`, accountId: locked, amount: -amount }];
    },
  };
}

/** Waits until a withdrawal has ended as it should; a job may still run. */
async function requireEnd(send: Send, player: Player, withdrawId: string, end: WithdrawalEnd): Promise<void> {
  let state = "";
  for (let look = 0; look < 20 && state !== end; look += 1) {
    if (look > 0) await sleep(500);
    ({ state } = await send<{ state: string }>({
      method: "GET",
      path: `/wps/relay/GCS_withdrawDetail?withdrawId=${withdrawId}`,
      headers: { authorization: `Bearer ${player.token}` },
    }));
  }
  if (state !== end) throw new Error(`a withdrawal is ${state} instead of ${end}`);
}

/** A request with an encrypted body and the payment password. */
const sealedBy = (player: Player, path: string, body: object) => {
  const request = signed(player, "POST", path);
  return {
    ...request,
    headers: { ...request.headers, "content-type": "application/jose" },
    body: () => sealed({ ...body, paymentPassword: player.paymentPassword }, player.jwk),
  };
};
