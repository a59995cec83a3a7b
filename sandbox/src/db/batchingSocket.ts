import { Socket } from "node:net";

type Callback = (error?: Error | null) => void;

/** A socket that sends together what is written to it at one time: each write to the system costs more than its bytes. */
class BatchingSocket extends Socket {
  #isHeld = false;

  override write(chunk: Uint8Array | string, callback?: Callback): boolean;
  override write(chunk: Uint8Array | string, encoding?: BufferEncoding, callback?: Callback): boolean;
  override write(chunk: Uint8Array | string, encoding?: BufferEncoding | Callback, callback?: Callback): boolean {
    this.#hold();
    return typeof encoding === "function" ? super.write(chunk, encoding) : super.write(chunk, encoding, callback);
  }

  #hold(): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    this.cork();
    process.nextTick(() => {
      this.#isHeld = false;
      this.uncork();
    });
  }
}

export const batchingSocket = (): Socket => new BatchingSocket();
