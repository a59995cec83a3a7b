import type { Caller } from "./caller.ts";

interface Current {
  numero: string;
  state: string;
  closeAt: string;
  serverTime: string;
}

/** How long a draw that a test bets on stays open at least. */
const OPEN_MS = 15_000;

/** The number of the lottery's draw that takes bets. One that has closed already, or closes soon, is drawn first. */
export async function openDraw(caller: Caller, gameCode: string): Promise<string> {
  const current = async () => (await caller.get<Current>(`/lgw/games/${gameCode}/current`)).value;
  const { state, closeAt, serverTime } = await current();
  const isShort = Date.parse(closeAt) - Date.parse(serverTime) < OPEN_MS;
  if (state !== "OPEN" || isShort) await caller.post("/sandbox/draw", { body: { gameCode } });
  return (await current()).numero;
}
