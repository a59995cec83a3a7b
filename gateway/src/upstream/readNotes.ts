/** A read of the platform, as another request can repeat it. */
export interface NotedRead<Scope> {
  /** Reads for a scope with the same session, brand and language. Gives the identical value while the answer is equal. */
  again(scope: Scope): Promise<unknown>;
  /** What it answered this time. */
  value: Promise<unknown>;
}

/** Repeating more reads than these could use up the calls of a request. */
const mostReads = 16;

/**
 * Notes the platform reads of a run. A later run of the same session, brand, language and CDNs gives the same answer if
 * its reads give the same values.
 */
export class ReadNotes<Scope> {
  readonly #reads = new Map<string, NotedRead<Scope>>();
  #mustNotBeKept = false;

  /** Notes a read once. The key names its call and path. */
  add(key: string, read: NotedRead<Scope>): void {
    if (!this.#reads.has(key)) this.#reads.set(key, read);
  }

  /** Notes that the run depends on something else as well, so that its answer is not kept. */
  forbidKeeping(): void {
    this.#mustNotBeKept = true;
  }

  /** The reads, if the run depends on nothing else. */
  get reads(): readonly NotedRead<Scope>[] | undefined {
    return this.#mustNotBeKept || this.#reads.size > mostReads ? undefined : [...this.#reads.values()];
  }
}
