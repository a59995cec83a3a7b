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
  constructor(options: pg.PoolConfig) {
    super(options);
    // Without listeners, a connection that breaks would end the process: a listener for idle ones, and one for those in use.
    this.on("error", () => {});
    this.on("connect", (client) => client.on("error", () => {}));
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
        if (!isConnectionLost(error)) throw new DatabaseUnavailable("no connection became free in time", error);
        if (performance.now() > deadline) throw new DatabaseUnavailable("the database does not answer", error);
        await sleep(TRY_AGAIN_MS);
      }
    }
  }
}
