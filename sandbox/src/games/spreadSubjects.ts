/** Games with the same subject on their pictures are at least this many places apart, where there are enough others. */
const APART = 7;
/** A game moves forward by at most this many places, so that the order stays close to the given one. */
const AHEAD = 40;

/** The same games in nearly the same order, without similar pictures beside each other. */
export function spreadSubjects<Game extends { subject: string }>(games: readonly Game[]): Game[] {
  const rest = [...games];
  const placed: Game[] = [];
  while (rest.length > 0) {
    const near = new Set(placed.slice(1 - APART).map(({ subject }) => subject));
    const next = rest.slice(0, AHEAD).findIndex(({ subject }) => !near.has(subject));
    placed.push(...rest.splice(Math.max(0, next), 1));
  }
  return placed;
}
