import { statfs } from "node:fs/promises";

type FreeBlocks = (folder: string) => Promise<{ bavail: number; bsize: number }>;

/** Postgres stops when it can't begin its next log file, which has 16 MB. */
const LEAST_BYTES = 32 * 1024 ** 2;
/** A server does not say when its disk has room again: after this time, work shows it. */
const REFUSED_MS = 30_000;

/** Whether the database has room for what is written. */
export class Storage {
  readonly #folder: string | undefined;
  readonly #freeBlocks: FreeBlocks;
  #refusedAt = Number.NEGATIVE_INFINITY;

  /** The folder of an embedded database; undefined at a server. */
  constructor(folder: string | undefined, freeBlocks: FreeBlocks = (path) => statfs(path)) {
    this.#folder = folder;
    this.#freeBlocks = freeBlocks;
  }

  /** Notes that the database had no room. */
  noteFull(): void {
    this.#refusedAt = performance.now();
  }

  async hasRoom(): Promise<boolean> {
    if (performance.now() - this.#refusedAt < REFUSED_MS) return false;
    if (this.#folder === undefined) return true;
    const { bavail, bsize } = await this.#freeBlocks(this.#folder);
    return bavail * bsize >= LEAST_BYTES;
  }
}
