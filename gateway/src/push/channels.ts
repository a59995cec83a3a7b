import { Channel } from "./channel.ts";
import type { Signal } from "./signals.ts";

/** The open channels, by their keys and by the topics of the platform's events. */
export class Channels {
  readonly #byKey = new Map<string, Channel>();
  readonly #byTopic = new Map<string, Set<Channel>>();

  get all(): Channel[] {
    return [...this.#byKey.values()];
  }

  /** Number of values that are watched. */
  get size(): number {
    return Math.max(this.#byKey.size, this.#byTopic.size);
  }

  get(key: string): Channel | undefined {
    return this.#byKey.get(key);
  }

  /** The channel of a topic, or of one object of it, at a brand; for a member's values also of one session. */
  open(host: string, topic: string, object: string | undefined, sessionId: string | undefined): Channel {
    const key = `${host} ${topic} ${object ?? ""} ${sessionId ?? ""}`;
    const known = this.#byKey.get(key);
    if (known !== undefined) return known;
    const channel = new Channel({ key, topic, object, sessionId });
    this.#byKey.set(key, channel);
    this.#byTopic.getOrInsertComputed(topic, () => new Set()).add(channel);
    return channel;
  }

  /** Closes a channel that has no subscriptions. */
  closeIfEmpty(channel: Channel): void {
    if (channel.subscriptions.size > 0) return;
    channel.close();
    this.#byKey.delete(channel.key);
    const others = this.#byTopic.get(channel.topic);
    others?.delete(channel);
    if (others?.size === 0) this.#byTopic.delete(channel.topic);
  }

  /** Wakes the channels of a topic, or of one object of it. */
  wake(topic: string, signal: Signal, object?: string): void {
    for (const channel of this.#byTopic.get(topic) ?? []) {
      if (object === undefined || channel.object === object) channel.wake(signal);
    }
  }
}
