import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { DatabaseUnavailable, isConnectionLost } from "./failures.ts";

const TRY_AGAIN_MS = 100;

type Callback = Parameters<pg.Pool["connect"]>[0];

/**
 * A pool that waits for its server: while the server restarts, a request waits for a connection, up to
 * `connectionTimeoutMillis`, instead of failing. Lost connections never end the process.
 */
export class PatientPool extends pg.Pool {
  #refused = 0;

  constructor(options: pg.PoolConfig) {
    super(options);
    // Without listeners, a connection that breaks would end the process: a listener for idle ones, and one for those in use.
    this.on("error", () => {});
    this.on("connect", (client) => client.on("error", () => {}));
  }

  /** Requests since the start that got no connection in time. */
  get refused(): number {
    return this.#refused;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const connected = this.#connect();
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }

  async #connect(): Promise<pg.PoolClient> {
    const { connectionTimeoutMillis = 0 } = this.options;
    const deadline = performance.now() + connectionTimeoutMillis;
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        const isDown = isConnectionLost(error);
        if (!isDown || performance.now() > deadline) {
          this.#refused += 1;
          throw new DatabaseUnavailable(isDown ? "the database does not answer" : "no connection became free", error);
        }
        await sleep(TRY_AGAIN_MS);
      }
    }
  }
}
