/**
 * Games with the same subject on their pictures are at least this many places apart, where there are enough others: three rows
 * of a wide screen, so that it does not show both.
 */
const APART = 21;
/** A game moves forward by at most this many places, so that the order stays close to the given one. */
const AHEAD = 40;

/** The same games in nearly the same order, with similar pictures as far apart as a screen, or as the games allow. */
export function spreadSubjects<Game extends { subject: string }>(games: readonly Game[]): Game[] {
  const rest = [...games];
  const placed: Game[] = [];
  const last = new Map<string, number>();
  while (rest.length > 0) {
    const distances = rest.slice(0, AHEAD).map(({ subject }) => placed.length - (last.get(subject) ?? -APART));
    const far = distances.findIndex((distance) => distance >= APART);
    for (const game of rest.splice(far < 0 ? distances.indexOf(Math.max(...distances)) : far, 1)) {
      last.set(game.subject, placed.length);
      placed.push(game);
    }
  }
  return placed;
}
