const MOST = 200;

// What was told of draws before they were drawn, as this page heard it itself.
const promised = new Map<string, string>();

/** Takes note of a draw's commitment, the first time it is seen: what is told later can then be held against it. */
export function rememberPromise(drawId: string, commitment: string): void {
  if (promised.has(drawId)) return;
  promised.set(drawId, commitment);
  const [oldest] = promised.keys();
  if (promised.size > MOST && oldest) promised.delete(oldest);
}

/** The commitment that this page saw before the draw, if it was open then. */
export const promiseOf = (drawId: string): string | undefined => promised.get(drawId);
