import { randomUUID } from "node:crypto";
import { Redis, type RedisOptions } from "ioredis";

export interface RedisConnectionOptions {
  url: string;
  /** The one channel of Redis for the messages of all channels of this port. */
  channel: string;
  onChange(isUp: boolean, reason: string): void;
  /** Gets the messages of other processes. */
  onMessage(channel: string, message: string): void;
  /** Called after each connection, when messages arrive again. */
  onConnected(): Promise<void>;
}

/** A command without an answer for this long has failed. It is part of a request's time. */
const commandMs = 300;
/** After a failure no command is sent for this long, so that requests don't wait for a server that hangs. */
const pauseMs = 1_000;
const startMs = 2_000;
const longestReconnectMs = 2_000;

const options: RedisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResubscribe: false,
  commandTimeout: commandMs,
  connectTimeout: startMs,
  retryStrategy: (attempt) => Math.min(longestReconnectMs, 50 * 2 ** Math.min(attempt, 10)) * (0.5 + Math.random() / 2),
  // After a failover the connection may lead to a server that only reads.
  reconnectOnError: (error) => error.message.startsWith("READONLY"),
};

/** Two connections to Redis: one for commands, one for messages. Both reconnect by themselves. */
export class RedisConnection {
  /** Distinguishes this process from the others. */
  readonly id = randomUUID();
  readonly commands: Redis;
  /** Resolves after the first success or failure. */
  readonly firstAttempt: Promise<void>;
  readonly #messages: Redis;
  readonly #options: RedisConnectionOptions;
  readonly #firstAttempt = Promise.withResolvers<void>();
  #isUp: boolean | undefined;
  #pausedUntil = 0;
  #isClosed = false;

  constructor(given: RedisConnectionOptions) {
    this.#options = given;
    this.firstAttempt = this.#firstAttempt.promise;
    this.commands = new Redis(given.url, options);
    this.#messages = new Redis(given.url, options);
    for (const connection of [this.commands, this.#messages]) {
      // Without a listener an error would end the process.
      connection.on("error", (error) => this.#report(false, reasonOf(error)));
      connection.on("close", () => this.#report(false, "closed"));
      connection.on("ready", () => void this.#connected());
    }
    this.#messages.on("message", (_channel, text) => this.#receive(text));
    setTimeout(() => this.#isUp ?? this.#report(false, "timeout"), startMs).unref();
  }

  /** Runs a command, or uses `instead` while the server can't be used. Never rejects because of the server. */
  async use<T>(command: () => Promise<T>, instead: () => T | Promise<T>): Promise<T> {
    if (this.commands.status !== "ready" || Date.now() < this.#pausedUntil) return instead();
    try {
      const answer = await command();
      if (this.#messages.status === "ready") this.#report(true, "");
      return answer;
    } catch (error) {
      this.#pausedUntil = Date.now() + pauseMs;
      this.#report(false, reasonOf(error));
      return instead();
    }
  }

  /** The arguments of `PUBLISH` that send a message to the other processes. */
  messageTo(channel: string, message: string): [string, string] {
    return [this.#options.channel, `${this.id} ${channel} ${message}`];
  }

  close(): void {
    this.#isClosed = true;
    this.#firstAttempt.resolve();
    for (const connection of [this.commands, this.#messages]) connection.disconnect();
  }

  async #connected(): Promise<void> {
    if (this.commands.status !== "ready" || this.#messages.status !== "ready") return;
    this.#pausedUntil = 0;
    try {
      await this.#messages.subscribe(this.#options.channel);
      await this.#options.onConnected();
      this.#report(true, "");
    } catch (error) {
      this.#report(false, reasonOf(error));
      setTimeout(() => void this.#connected(), pauseMs).unref();
    }
  }

  #receive(text: string): void {
    const [from, channel = ""] = text.split(" ", 2);
    if (from !== this.id) this.#options.onMessage(channel, text.slice(this.id.length + channel.length + 2));
  }

  #report(isUp: boolean, reason: string): void {
    this.#firstAttempt.resolve();
    if (this.#isClosed || this.#isUp === isUp) return;
    this.#isUp = isUp;
    this.#options.onChange(isUp, reason);
  }
}

/** The kind of an error. Its message may quote data. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if ("code" in error && typeof error.code === "string") return error.code;
  return /^[A-Z]{2,20}\b/.exec(error.message)?.[0] ?? (error.message === "Command timed out" ? "timeout" : error.name);
}
