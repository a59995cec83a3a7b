import { randomUUID } from "node:crypto";
import { sealed } from "./sealed.ts";
import type { StubbornClient } from "./stubbornClient.ts";

/** A member of the fire, with money and an open game. */
export interface Player {
  id: number;
  token: string;
  /** Secret of the game's page, and the smallest bet. */
  play: { secret: string; minBet: string };
}

const FUNDS = "1000000000";
const PASSWORD = "a good long one";

/** Registers players, gives them money, and opens a game for each. */
export async function makePlayers(client: StubbornClient, origin: string, count: number): Promise<Player[]> {
  const path = "/wps/relay/GCSGAME_gameList?pageSize=1&gameType=RNG";
  const { games } = await client.send<{ games: { nodeId: string }[] }>({ method: "GET", path });
  const nodeId = Number(games[0]?.nodeId);
  const terms = await client.send<{ version: string }>({ method: "GET", path: "/wps/system/helpCenter" });
  const [key] = (await (await fetch(`${origin}/wps/system/encryptionKey`)).json()).keys;
  const players: Player[] = [];
  for (let number = 1; number <= count; number += 1) {
    const username = `fire${number}`;
    const member = await client.send<{ token: string; customerId: string }>({
      method: "PUT",
      path: "/wps/member/register",
      headers: { "content-type": "application/jose", "idempotency-key": randomUUID() },
      body: sealed({ username, password: PASSWORD, confirmPassword: PASSWORD, termsVersion: terms.version }, key),
    });
    await client.send({ method: "POST", path: "/sandbox/balance", body: { username, amount: FUNDS } });
    const launched = await client.send<{ game_url: string; game_url2: string }>({
      method: "POST",
      path: "/wps/v2/game/launchGame",
      headers: { authorization: `Bearer ${member.token}` },
      body: { nodeId, username, token: "x", accountType: "MAIN" },
    });
    const page = await (await fetch(launched.game_url || launched.game_url2)).text();
    const play = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(page)?.[1] ?? "{}");
    players.push({ id: Number(member.customerId), token: member.token, play });
  }
  return players;
}
