const MOST = 200;

// Commitments of draws, as this page received them before the draw.
const commitments = new Map<string, string>();

/** Remembers a draw's first commitment, so that a later one can be compared with it. */
export function rememberCommitment(drawId: string, commitment: string): void {
  if (commitments.has(drawId)) return;
  commitments.set(drawId, commitment);
  const [oldest] = commitments.keys();
  if (commitments.size > MOST && oldest) commitments.delete(oldest);
}

/** The commitment that this page received before the draw, if the page was open then. */
export const commitmentOf = (drawId: string): string | undefined => commitments.get(drawId);
