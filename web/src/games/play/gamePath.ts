/** A game as an address names it. */
export interface GameAddress {
  readonly gameId: string;
  readonly isDemo: boolean;
  readonly roomId?: string | undefined;
}

/** The parameters of the game that is open over a screen. */
export const gameParam = "game";
const demoParam = "demo";
const roomParam = "room";
export const gameParams = [gameParam, demoParam, roomParam] as const;

/** Path of a game's own page. */
export const gamePath = (game: GameAddress) => `/game?${written(new URLSearchParams({ id: game.gameId }), game)}`;

/** The query of a screen with a game open over it. */
export function searchWithGame(search: string, game: GameAddress): string {
  const params = new URLSearchParams(search);
  for (const name of gameParams) params.delete(name);
  params.set(gameParam, game.gameId);
  return `?${written(params, game)}`;
}

/** The game that is open over a screen; null when none is. */
export function openGameIn(params: URLSearchParams): GameAddress | null {
  const gameId = params.get(gameParam);
  return gameId ? { gameId, isDemo: isDemoIn(params), roomId: roomIn(params) } : null;
}

/** Whether an address asks for the demo. */
export const isDemoIn = (params: URLSearchParams) => params.has(demoParam);

/** The room that a game's address names, if any. */
export function roomIn(params: URLSearchParams): string | undefined {
  const room = params.get(roomParam) ?? "";
  return /^[\w-]{1,64}$/.test(room) ? room : undefined;
}

function written(params: URLSearchParams, { isDemo, roomId }: GameAddress): URLSearchParams {
  if (isDemo) params.set(demoParam, "1");
  if (roomId) params.set(roomParam, roomId);
  return params;
}
