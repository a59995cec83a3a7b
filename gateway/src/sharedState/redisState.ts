import { createHash } from "node:crypto";
import { HeldLeases } from "./heldLeases.ts";
import { MemoryState } from "./memoryState.ts";
import { RedisConnection } from "./redisConnection.ts";
import { RedisRevocations } from "./redisRevocations.ts";
import { addFailureScript, leaseScript, readDelayScript, releaseScript, takeScript } from "./redisScripts.ts";
import type { Bucket, Delay, DelayRule, Listener, SharedState, Taken } from "./sharedState.ts";

export interface RedisStateOptions {
  url: string;
  /** Begins all keys and channels, so that several installations can use one server. */
  prefix: string;
  /** Gets `false` when the server can't be used, with the kind of the error, and `true` when it can be again. */
  onChange(isUp: boolean, reason: string): void;
}

const sha = (script: string) => createHash("sha1").update(script).digest("hex");
const withHash = (text: string) => ({ text, hash: sha(text) });
const scripts = {
  take: withHash(takeScript),
  addFailure: withHash(addFailureScript),
  readDelay: withHash(readDelayScript),
  lease: withHash(leaseScript),
  release: withHash(releaseScript),
};

/** The state of several processes, in Redis or Valkey. While it can't be used, the process uses its own memory. */
export class RedisState implements SharedState {
  readonly #own = new MemoryState();
  readonly #prefix: string;
  readonly #connection: RedisConnection;
  readonly #revocations: RedisRevocations;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #leases = new HeldLeases();

  constructor({ url, prefix, onChange }: RedisStateOptions) {
    this.#prefix = prefix;
    this.#connection = new RedisConnection({
      url,
      channel: this.#key("messages"),
      onChange,
      onMessage: (channel, message) => this.#receive(channel, message),
      onConnected: () => this.#catchUp(),
    });
    this.#revocations = new RedisRevocations({
      connection: this.#connection,
      key: this.#key("revoked"),
      keep: (id, until) => this.#own.revokeUntil(id, until),
    });
  }

  start(): Promise<void> {
    return this.#connection.firstAttempt;
  }

  take(name: string, bucket: Bucket, cost: number): Promise<Taken> {
    const args = [bucket.limit, bucket.perSecond, cost];
    return this.#or(
      async () => {
        const [allowed = 0, remaining = 0, waitMs = 0] = await this.#run(scripts.take, `bucket:${name}`, args);
        return { isAllowed: allowed === 1, remaining, waitMs };
      },
      () => this.#own.take(name, bucket, cost),
    );
  }

  addFailure(name: string, rule: DelayRule): Promise<Delay> {
    const args = [rule.free, rule.firstMs, rule.longestMs, rule.forgetAfterMs];
    return this.#or(
      async () => delayIn(await this.#run(scripts.addFailure, `delay:${name}`, args)),
      () => this.#own.addFailure(name, rule),
    );
  }

  readDelay(name: string): Promise<Delay> {
    return this.#or(
      async () => delayIn(await this.#run(scripts.readDelay, `delay:${name}`, [])),
      () => this.#own.readDelay(name),
    );
  }

  async forgetFailures(name: string): Promise<void> {
    await this.#own.forgetFailures(name);
    await this.#or(
      async () => void (await this.#connection.commands.del(this.#key(`delay:${name}`))),
      () => undefined,
    );
  }

  putIfAbsent(name: string, value: string, ttlMs: number): Promise<boolean> {
    const key = this.#key(`value:${name}`);
    return this.#or(
      async () => (await this.#connection.commands.set(key, value, "PX", Math.ceil(ttlMs), "NX")) === "OK",
      () => this.#own.putIfAbsent(name, value, ttlMs),
    );
  }

  async read(name: string): Promise<string | null> {
    const found = await this.#or(
      () => this.#connection.commands.get(this.#key(`value:${name}`)),
      () => null,
    );
    return found ?? this.#own.read(name);
  }

  async takeOut(name: string): Promise<string | null> {
    const found = await this.#or(
      () => this.#connection.commands.getdel(this.#key(`value:${name}`)),
      () => null,
    );
    // The value may be from a time when Redis could not be reached.
    return found ?? this.#own.takeOut(name);
  }

  async revoke(id: string, ttlMs: number): Promise<void> {
    const until = Date.now() + Math.ceil(ttlMs);
    this.#own.revokeUntil(id, until);
    await this.#revocations.add(id, until);
  }

  isRevoked(id: string): boolean {
    return this.#own.isRevoked(id);
  }

  publish(channel: string, message: string): void {
    void this.#or(
      async () => void (await this.#connection.commands.publish(...this.#connection.messageTo(channel, message))),
      () => undefined,
    );
  }

  subscribe(channel: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(channel);
    };
  }

  lease(name: string, ttlMs: number): Promise<boolean> {
    return this.#or(
      async () => {
        const [holds] = await this.#run(scripts.lease, `lease:${name}`, [this.#connection.id, Math.ceil(ttlMs)]);
        if (holds === 1) this.#leases.add(name, ttlMs);
        else this.#leases.delete(name);
        return holds === 1;
      },
      () => true,
    );
  }

  async close(): Promise<void> {
    const release = (name: string) => this.#run(scripts.release, `lease:${name}`, [this.#connection.id]);
    await this.#or(
      async () => void (await Promise.all(this.#leases.all.map(release))),
      () => undefined,
    );
    this.#revocations.close();
    this.#connection.close();
  }

  #key(name: string): string {
    return `${this.#prefix}:${name}`;
  }

  #or<T>(command: () => Promise<T>, instead: () => T | Promise<T>): Promise<T> {
    return this.#connection.use(command, instead);
  }

  /** Runs a script by its hash, so that its text is sent only to a server that does not know it. */
  async #run(script: { text: string; hash: string }, name: string, args: (string | number)[]): Promise<number[]> {
    const { commands } = this.#connection;
    const key = this.#key(name);
    try {
      return numbersIn(await commands.evalsha(script.hash, 1, key, ...args));
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith("NOSCRIPT"))) throw error;
      return numbersIn(await commands.eval(script.text, 1, key, ...args));
    }
  }

  #receive(channel: string, message: string): void {
    this.#revocations.receive(channel, message);
    for (const { onMessage } of this.#listeners.get(channel) ?? []) onMessage(message);
  }

  /** After each connection: exchanges revocations, and says that messages may have been lost. */
  async #catchUp(): Promise<void> {
    await this.#revocations.read();
    await this.#revocations.send();
    for (const listeners of this.#listeners.values()) for (const { onGap } of listeners) onGap();
  }
}

const numbersIn = (answer: unknown): number[] => [answer].flat().map(Number);

function delayIn([failures = 0, waitMs = 0]: number[]): Delay {
  return { failures, waitMs };
}
