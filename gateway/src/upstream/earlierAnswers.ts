import { LRUCache } from "lru-cache";

/** Bytes of heap that the values of one call may take, estimated from the bytes of their answers. */
const mostHeap = 4 * 1024 * 1024;
const heapPerByte = 4;
const heapPerEntry = 1_000;
const largestBody = 64 * 1024;
const keptMs = 5 * 60_000;

/** An answer's bytes, and the value that was read from them. */
export interface EarlierAnswer<T> {
  body: Buffer;
  value: T;
  /** `Shared.adapterChangedAt` when it was asked for: another adapter may read the same bytes in another way. */
  adapterChangedAt: number;
}

/**
 * The latest answers of one call, by session and path. The platform often sends a session the same bytes again. The value
 * that was read from them is used again then: comparing bytes costs a hundredth of parsing and checking them.
 */
export class EarlierAnswers<T> {
  readonly #kept = new LRUCache<string, EarlierAnswer<T>>({
    maxSize: mostHeap,
    sizeCalculation: ({ body }) => heapPerEntry + body.length * heapPerByte,
    ttl: keptMs,
    // Looks at the clock at most once a second.
    ttlResolution: 1_000,
  });

  get(key: string): EarlierAnswer<T> | undefined {
    return this.#kept.get(key);
  }

  set(key: string, answer: EarlierAnswer<T>): void {
    if (answer.body.length <= largestBody) this.#kept.set(key, answer);
  }
}
