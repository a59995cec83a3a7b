import { moment } from "../deadlines/moment.ts";
import type { Poller } from "./poller.ts";
import type { Signal } from "./signals.ts";
import type { Subscription } from "./subscription.ts";

/** The subscriptions of one value: a public value of a brand, or a member's value in one session. */
export class Channel {
  /** Names the channel in all processes. */
  readonly key: string;
  /** The topic of the platform's events. Several channels may have the same. */
  readonly topic: string;
  /** The key of the object that is watched, where a topic has many. */
  readonly object: string | undefined;
  readonly subscriptions = new Set<Subscription>();
  poller: Poller | undefined;
  /** The moment of the latest event. */
  changedAt = 0;
  /** The session that the watched value belongs to; undefined for public values. */
  readonly sessionId: string | undefined;
  /** When the session was certainly in use. */
  activeAt = Date.now();
  #gap: NodeJS.Timeout | undefined;

  constructor({ key, topic, object, sessionId }: Pick<Channel, "key" | "topic" | "object" | "sessionId">) {
    this.key = key;
    this.topic = topic;
    this.object = object;
    this.sessionId = sessionId;
  }

  /** Reads the value for a poller. */
  async probe(): Promise<string> {
    return this.#first.probe();
  }

  /** Milliseconds until the platform ends the session as idle; null when the platform does not send it. */
  async readIdleTime(): Promise<number | null> {
    return this.#first.readIdleTime();
  }

  get #first(): Subscription {
    const [first] = this.subscriptions;
    if (first === undefined) throw new Error("A channel without subscriptions is not polled.");
    return first;
  }

  wake(signal: Signal): void {
    this.changedAt = moment();
    for (const subscription of this.subscriptions) subscription.wake(signal);
  }

  /** Ends all subscriptions. */
  end(reason: Error): void {
    for (const subscription of this.subscriptions) subscription.end(reason);
  }

  /** Reports lost events after some milliseconds. Further gaps until then are the same one. */
  reportGap(wait: number): void {
    this.#gap ??= setTimeout(() => {
      this.#gap = undefined;
      this.wake("gap");
    }, wait).unref();
  }

  /** `looksAgain`: after a last round, for changes before the first event of a stream. */
  async endPolling(looksAgain: boolean): Promise<void> {
    const { poller } = this;
    if (looksAgain) await poller?.finish();
    poller?.stop();
    if (this.poller === poller) this.poller = undefined;
  }

  /** Stops everything that belongs to the channel but its subscriptions. */
  close(): void {
    clearTimeout(this.#gap);
    this.poller?.stop();
    this.poller = undefined;
  }
}
