import type { CacheConfig } from "relay-runtime";

let renewal: Promise<unknown> | undefined;
let begun = 0;
let changes = 0;

/** Notes that the platform has answered a change of something that queries read as well. */
export function noteChange(): void {
  changes += 1;
}

/** How many changes were noted: a query that was asked before the latest one may have been read before it. */
export const changesNoted = (): number => changes;

/** How many renewals have begun. The answer to a query that was sent before the latest one is for the caller before. */
export const renewalsBegun = (): number => begun;

/** Options of a query that belongs to a renewal, and does not wait for it. */
export const ofRenewal: CacheConfig = { force: true, metadata: { isOfRenewal: true } };

/**
 * Reads what all screens share, for a new caller. Other queries are sent when that has ended, because their answers could
 * put only part of a member into the store.
 */
export async function renewFirst<Read>(read: () => Promise<Read>): Promise<Read> {
  begun += 1;
  const own = read();
  renewal = own;
  try {
    return await own;
  } finally {
    if (renewal === own) renewal = undefined;
  }
}

/** Resolves when the renewal that is under way has ended; undefined when a query need not wait. */
export const renewalEnded = (metadata: CacheConfig["metadata"]): Promise<unknown> | undefined =>
  metadata?.isOfRenewal === true ? undefined : renewal;
