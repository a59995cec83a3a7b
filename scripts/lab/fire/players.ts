import { randomUUID } from "node:crypto";
import type { RetryingClient } from "./retryingClient.ts";
import { sealed } from "./sealed.ts";

/** A member of a run, with money, an agent above, a bank account and an open game. */
export interface Player {
  id: number;
  token: string;
  /** Secret of the game's page, and the smallest bet. */
  play: { secret: string; minBet: string };
  paymentPassword: string;
  bankCardId: string;
  /** The platform's public key. */
  jwk: Record<string, string>;
}

const FUNDS = "1000000000";
const PASSWORD = "a good long one";
const PAYMENT_PASSWORD = "246810";
const HOLDER = "NGUYEN VAN LUA";
/** A new bank account waits so long, and a little longer. */
const COOLING_MS = 25 * 3_600_000;

/** Registers players, gives them money and a bank account that can be used, and opens a game for each. */
export async function makePlayers(client: RetryingClient, origin: string, count: number): Promise<Player[]> {
  const path = "/wps/relay/GCSGAME_gameList?pageSize=1&gameType=RNG";
  const { games } = await client.send<{ games: { nodeId: string }[] }>({ method: "GET", path });
  const nodeId = Number(games[0]?.nodeId);
  const terms = await client.send<{ version: string }>({ method: "GET", path: "/wps/system/helpCenter" });
  const [jwk] = (await (await fetch(`${origin}/wps/system/encryptionKey`)).json()).keys;
  const ask = <Value>(method: "POST" | "PUT", to: string, body: object, token?: string) =>
    client.send<Value>({
      method,
      path: to,
      headers: {
        "content-type": "application/jose",
        "idempotency-key": randomUUID(),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: () => sealed(body, jwk),
    });

  // Otherwise the deposits of a run would hold its withdrawals and transfers.
  await client.send({ method: "POST", path: "/sandbox/brand", body: { depositsPlayedOnce: false } });
  const members: { username: string; id: number; bankCardId: string }[] = [];
  for (let number = 1; number <= count; number += 1) {
    const username = `fire${number}`;
    const { token, customerId } = await ask<{ token: string; customerId: string }>("PUT", "/wps/member/register", {
      username,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      termsVersion: terms.version,
      affiliateCode: "MAI88",
    });
    await client.send({ method: "POST", path: "/sandbox/balance", body: { username, amount: FUNDS } });
    const stepUp = async () =>
      (
        await ask<{ stepUpToken: string }>(
          "POST",
          "/wps/member/stepUp",
          { method: "PASSWORD", secret: PASSWORD },
          token,
        )
      ).stepUpToken;
    const payment = { paymentPassword: PAYMENT_PASSWORD, stepUpToken: await stepUp() };
    await ask("PUT", "/wps/member/paymentPassword", payment, token);
    const account = { bankCode: "VIETCOMBANK", holder: HOLDER, accountNo: `10234000${10_000 + number}` };
    const card = { ...account, stepUpToken: await stepUp() };
    const { bankCardId } = await ask<{ bankCardId: string }>("PUT", "/wps/member/bankCards", card, token);
    members.push({ username, id: Number(customerId), bankCardId });
  }

  await client.send({ method: "POST", path: "/sandbox/clock", body: { advance: COOLING_MS } });
  const players: Player[] = [];
  for (const { username, id, bankCardId } of members) {
    const login = { username, password: PASSWORD, remember: true };
    const { token } = await ask<{ token: string }>("POST", "/wps/session/login", login);
    const launched = await client.send<{ game_url: string; game_url2: string }>({
      method: "POST",
      path: "/wps/v2/game/launchGame",
      headers: { authorization: `Bearer ${token}` },
      body: { nodeId, username, token: "x", accountType: "MAIN" },
    });
    const page = await (await fetch(launched.game_url || launched.game_url2)).text();
    const play = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(page)?.[1] ?? "{}");
    players.push({ id, token, play, paymentPassword: PAYMENT_PASSWORD, bankCardId, jwk });
  }
  return players;
}
