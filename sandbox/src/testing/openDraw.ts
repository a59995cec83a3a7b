import type { Caller } from "./caller.ts";

/** The number of the lottery's draw that takes bets. One that has closed already is drawn first. */
export async function openDraw(caller: Caller, gameCode: string): Promise<string> {
  const current = async () =>
    (await caller.get<{ numero: string; state: string }>(`/lgw/games/${gameCode}/current`)).value;
  if ((await current()).state !== "OPEN") await caller.post("/sandbox/draw", { body: { gameCode } });
  return (await current()).numero;
}
