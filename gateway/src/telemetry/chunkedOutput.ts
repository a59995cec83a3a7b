import { type DestinationStream, pino } from "pino";

/** Bytes that are collected before they are written, and milliseconds after which fewer are. */
const chunkBytes = 32 * 1024;
const flushMs = 100;
/** If nobody reads the output, chunks beyond this many bytes are dropped, so that they don't fill the memory. */
const mostBytes = 16 * 1024 * 1024;
/** Most bytes of a UTF-16 code unit in UTF-8. */
const bytesPerUnit = 3;

/**
 * The process's standard output, written in chunks: a system call for each line costs more than a small operation. The
 * rest is written when the process exits or throws. Only a process that is killed loses the lines of its last moments.
 *
 * Lines are copied into the chunk at once. sonic-boom would keep them as one growing string, and copy all of it to
 * measure it whenever a line is added.
 */
export class ChunkedOutput implements DestinationStream {
  readonly #chunk = Buffer.allocUnsafe(2 * chunkBytes);
  readonly #output: ReturnType<typeof pino.destination>;
  #used = 0;

  constructor(dest: number) {
    // Comes before pino's own listener, which writes what the output still holds.
    process.on("exit", () => this.#handOver());
    this.#output = pino.destination({
      dest,
      sync: false,
      minLength: chunkBytes,
      maxWrite: 2 * chunkBytes,
      maxLength: mostBytes,
      periodicFlush: flushMs,
    });
    setInterval(() => this.#handOver(), flushMs).unref();
  }

  write(line: string): void {
    const most = line.length * bytesPerUnit;
    if (most > this.#chunk.length - this.#used) this.#handOver();
    if (most > this.#chunk.length) {
      this.#output.write(line);
      return;
    }
    this.#used += this.#chunk.write(line, this.#used);
    if (this.#used >= chunkBytes) this.#handOver();
  }

  /** Writes everything now. `done` is called when it is written. */
  flush(done?: (error?: Error) => void): void {
    this.#handOver();
    this.#output.flush(done);
  }

  #handOver(): void {
    if (this.#used === 0) return;
    this.#output.write(this.#chunk.toString("utf8", 0, this.#used));
    this.#used = 0;
  }
}
