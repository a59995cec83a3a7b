import { buildConnector, Client, Dispatcher, errors } from "undici";

/** A connection, which sends one request at a time. It has no socket before its first request, and after a long rest. */
interface Connection {
  client: Client;
  isIdle: boolean;
}

interface Waiting {
  options: Dispatcher.DispatchOptions;
  handler: Dispatcher.DispatchHandler;
}

interface ConnectionsOptions extends Omit<Client.Options, "connect"> {
  /** Most connections. Further requests wait. */
  connections: number;
  /** Milliseconds in which a connection must be open. */
  connectTimeout: number;
}

/**
 * The connections to one host. A request takes the one that became idle last. undici's own pool looks at its connections
 * one after the other, twice for each request: with a hundred busy ones, that costs as much as sending the request.
 */
export class Connections extends Dispatcher {
  readonly #url: string;
  readonly #most: number;
  readonly #options: Client.Options;
  readonly #all: Client[] = [];
  readonly #idle: Connection[] = [];
  readonly #waiting: Waiting[] = [];
  #isDestroyed = false;

  constructor(url: string, { connections, connectTimeout, ...options }: ConnectionsOptions) {
    super();
    this.#url = url;
    this.#most = connections;
    // One connector for all: it keeps TLS sessions, so that a new connection need not agree on keys again.
    this.#options = { ...options, connect: buildConnector({ timeout: connectTimeout }) };
  }

  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    if (this.#isDestroyed) throw new errors.ClientDestroyedError();
    const connection = this.#idle.pop() ?? this.#add();
    if (connection === undefined) {
      this.#waiting.push({ options, handler });
      return false;
    }
    connection.isIdle = false;
    if (hasRoomAfter(connection, options, handler)) this.#release(connection);
    return this.#idle.length > 0;
  }

  /** Closes all connections. Requests that are under way or wait fail. */
  override async destroy(): Promise<void> {
    this.#isDestroyed = true;
    const closed = this.#all.map((client) => client.destroy());
    // A destroyed connection refuses what it is given.
    for (const { options, handler } of this.#waiting.splice(0)) this.#all[0]?.dispatch(options, handler);
    await Promise.all(closed);
  }

  #add(): Connection | undefined {
    if (this.#all.length >= this.#most) return undefined;
    const client = new Client(this.#url, this.#options);
    const connection = { client, isIdle: false };
    client.on("drain", () => this.#release(connection));
    this.#all.push(client);
    return connection;
  }

  /** Gives a connection that can send again to the next request that waits. */
  #release(connection: Connection): void {
    if (connection.isIdle) return;
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      if (!hasRoomAfter(connection, next.options, next.handler)) return;
    }
    connection.isIdle = true;
    this.#idle.push(connection);
  }
}

/** Sends a request. False when the connection is busy now: it emits `drain` when it can send again. */
function hasRoomAfter({ client }: Connection, ...request: Parameters<Client["dispatch"]>): boolean {
  // A malformed request fails at once and leaves the connection as it was.
  return client.dispatch(...request) || client.stats.size === 0;
}
