/** Path of a game's own page, which survives a reload. */
export function gamePath({ gameId, isDemo, roomId }: { gameId: string; isDemo: boolean; roomId?: string }): string {
  const params = new URLSearchParams({ id: gameId });
  if (isDemo) params.set("demo", "1");
  if (roomId) params.set("room", roomId);
  return `/game?${params}`;
}

/** The room that a game's address names, if any. */
export function roomIn(params: URLSearchParams): string | undefined {
  const room = params.get("room") ?? "";
  return /^[\w-]{1,64}$/.test(room) ? room : undefined;
}
