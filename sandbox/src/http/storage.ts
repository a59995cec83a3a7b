import { type FreeBlocks, hasRoomIn } from "../db/room.ts";

/** A server does not say when its disk has room again: after this time, work shows it. */
const REFUSED_MS = 30_000;

/** Whether the database has room for what is written. */
export class Storage {
  readonly #folder: string | undefined;
  readonly #freeBlocks: FreeBlocks | undefined;
  #refusedAt = Number.NEGATIVE_INFINITY;

  /** The folder of an embedded database; undefined at a server. */
  constructor(folder: string | undefined, freeBlocks?: FreeBlocks) {
    this.#folder = folder;
    this.#freeBlocks = freeBlocks;
  }

  /** Notes that the database had no room. */
  noteFull(): void {
    this.#refusedAt = performance.now();
  }

  async hasRoom(): Promise<boolean> {
    if (performance.now() - this.#refusedAt < REFUSED_MS) return false;
    return this.#folder === undefined || hasRoomIn(this.#folder, this.#freeBlocks);
  }
}
