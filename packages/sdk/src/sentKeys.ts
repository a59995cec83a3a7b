import { hashOf } from "@atrium/schema/proofOfWork";
import { isObject, numberIn, parsed, textIn } from "./unknown.ts";

/** Where the keys of unanswered changes outlive a reload: `localStorage`, or React Native's `AsyncStorage`. */
export interface KeyStorage {
  getItem(name: string): string | null | Promise<string | null>;
  setItem(name: string, value: string): void | Promise<void>;
}

interface Sent {
  /** A hash: other people may use the device. */
  content: string;
  key: string;
  until: number;
}

const NAME = "atrium.unanswered";
/** As long as the gateway keeps keys: later, an equal change is a new one. */
const KEPT_MS = 24 * 3_600_000;
const MOST = 20;

/** The idempotency keys of changes that were sent and not answered: an equal change gets the same key. */
export class SentKeys {
  readonly #storage: KeyStorage | undefined;
  #sent: readonly Sent[] = [];
  #turn: Promise<unknown> = Promise.resolve();

  constructor(storage: KeyStorage | undefined) {
    this.#storage = storage;
  }

  /** The key of a change by its content, noted before it is sent. */
  keyFor(content: readonly unknown[]): Promise<string> {
    const hash = hashOf(JSON.stringify(content));
    return this.#inTurn(async () => {
      const sent = await this.#read();
      const key = sent.find((one) => one.content === hash)?.key ?? randomUuid();
      const others = sent.filter((one) => one.key !== key);
      await this.#write([{ content: hash, key, until: Date.now() + KEPT_MS }, ...others].slice(0, MOST));
      return key;
    });
  }

  /** Notes that a change was answered. */
  forget(key: string): Promise<void> {
    return this.#inTurn(async () => this.#write((await this.#read()).filter((one) => one.key !== key)));
  }

  /** Two changes at once would each overwrite what the other has written. */
  #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  /** Anybody may have written to the storage, and some browsers refuse to read it: then what this page has sent counts. */
  async #read(): Promise<readonly Sent[]> {
    let found: unknown;
    try {
      found = parsed((await this.#storage?.getItem(NAME)) ?? null);
    } catch {
      // It is forbidden here.
    }
    const sent = Array.isArray(found) ? found.slice(0, MOST).flatMap(sentIn) : this.#sent;
    return sent.filter(({ until }) => until > Date.now());
  }

  async #write(sent: readonly Sent[]): Promise<void> {
    this.#sent = sent;
    try {
      await this.#storage?.setItem(NAME, JSON.stringify(sent));
    } catch {
      // It is full or forbidden. The key still holds until the page is closed.
    }
  }
}

function sentIn(value: unknown): Sent[] {
  if (!isObject(value)) return [];
  const [content, key, until] = [textIn(value, "content"), textIn(value, "key"), numberIn(value, "until")];
  return content !== null && key !== null && until !== null ? [{ content, key, until }] : [];
}

/** A UUID of version 4. React Native has no `crypto` of its own; a key must differ from others, but is no secret. */
const randomUuid = (): string =>
  globalThis.crypto?.randomUUID?.() ??
  "xxxxxxxx-xxxx-4xxx-axxx-xxxxxxxxxxxx".replace(/x/g, () => Math.floor(Math.random() * 16).toString(16));
