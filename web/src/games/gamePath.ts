/** The address at which a game fills the page, and survives a reload. */
export function gamePath({ gameId, isDemo }: { gameId: string; isDemo: boolean }): string {
  const params = new URLSearchParams({ id: gameId });
  if (isDemo) params.set("demo", "1");
  return `/game?${params}`;
}
