/** Events of the platform for everybody that public answers follow. Other public answers are kept for a short time only. */
export const followed = ["announcement", "envelope"] as const;
export type Followed = (typeof followed)[number];

/** What the answer to one request was made from, as far as caches and its reader need to know it. */
export class Footprint {
  /** The events that tell of a change in it; undefined for none. */
  events: Set<Followed> | undefined;
  /** Milliseconds since the epoch when the oldest value was read that stands in for a platform that fails now. */
  staleSince: number | undefined;

  follow(event: Followed): void {
    this.events ??= new Set();
    this.events.add(event);
  }

  /** Notes a value of so many milliseconds ago that stands in for a new one. */
  useStale(ageMs: number): void {
    this.staleSince = Math.min(this.staleSince ?? Number.POSITIVE_INFINITY, Math.floor(Date.now() - ageMs));
  }
}
