import { growingCache } from "./growingCache.ts";
import type { RedisConnection } from "./redisConnection.ts";

const mostRevocations = 50_000;
const retryMs = 1_000;
const channel = "revoked";

export interface RedisRevocationsOptions {
  connection: RedisConnection;
  /** The sorted set of all revocations, by their end. */
  key: string;
  /** Keeps a revocation in the memory of this process. */
  keep(id: string, until: number): void;
}

/** Sends the revocations of this process to Redis, and receives those of the others. */
export class RedisRevocations {
  readonly #options: RedisRevocationsOptions;
  /** Revocations that Redis does not have yet: id and end. */
  readonly #unsent = growingCache<number>(mostRevocations);
  #retry: NodeJS.Timeout | undefined;

  constructor(options: RedisRevocationsOptions) {
    this.#options = options;
  }

  add(id: string, until: number): Promise<void> {
    this.#unsent.set(id, until);
    return this.send();
  }

  /** Handles a message of another process, if it is a revocation. */
  receive(sentTo: string, message: string): void {
    if (sentTo !== channel) return;
    const at = message.indexOf(" ");
    this.#options.keep(message.slice(at + 1), Number(message.slice(0, at)));
  }

  /** Reads the revocations of all processes. */
  async read(): Promise<void> {
    const { connection, key, keep } = this.#options;
    const found = await connection.commands.zrange(key, Date.now(), "+inf", "BYSCORE", "WITHSCORES");
    for (let at = 0; at + 1 < found.length; at += 2) keep(found[at] ?? "", Number(found[at + 1]));
  }

  /** Sends what Redis does not have yet, and tries again later when it can't. */
  async send(): Promise<void> {
    const { connection, key } = this.#options;
    const sent = [...this.#unsent];
    if (sent.length === 0) return;
    await connection.use(
      async () => {
        const batch = connection.commands.multi();
        for (const [id, until] of sent) {
          batch.zadd(key, until, id);
          batch.publish(...connection.messageTo(channel, `${until} ${id}`));
        }
        batch.zremrangebyscore(key, "-inf", Date.now());
        batch.zremrangebyrank(key, 0, -mostRevocations - 1);
        await batch.exec();
        for (const [id] of sent) this.#unsent.delete(id);
      },
      () => {
        clearTimeout(this.#retry);
        this.#retry = setTimeout(() => void this.send(), retryMs).unref();
      },
    );
  }

  close(): void {
    clearTimeout(this.#retry);
  }
}
