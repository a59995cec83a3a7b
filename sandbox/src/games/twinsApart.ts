/** Games with the same picture's subject are at least this many places apart, where enough others are near. */
const APART = 7;
/** How far ahead a game may be taken from: the order stays close to the given one. */
const AHEAD = 40;

/** The same games in nearly the same order, without twins beside each other. */
export function twinsApart<Game extends { subject: string }>(games: readonly Game[]): Game[] {
  const rest = [...games];
  const placed: Game[] = [];
  while (rest.length > 0) {
    const near = new Set(placed.slice(1 - APART).map(({ subject }) => subject));
    const next = rest.slice(0, AHEAD).findIndex(({ subject }) => !near.has(subject));
    placed.push(...rest.splice(Math.max(0, next), 1));
  }
  return placed;
}
