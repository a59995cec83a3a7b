import { PlatformError } from "../http/errors.ts";
import type { Line } from "./pages/chatMessages.ts";

/** Event streams that a conversation, a network and all together may have open in this process. */
const MOST_STREAMS = { room: 4, network: 100, all: 1_000 };
/** The share of a network's and of all streams that guests can have: they can't shut members out. */
const GUESTS_SHARE = 0.8;

/** A conversation, of which the lines are followed. */
export interface Followed {
  roomId: string;
  isGuest: boolean;
  network: string;
}

const RETRY_AFTER_S = 15;

type Listener = (line: Line) => void;

/** Notifies the open pages of this process of new lines. */
export class ChatDesk {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #streams = new Map<string, number>();

  /** Takes a place for an event stream, and returns the function that gives it back. Throws RATE_LIMITED without one. */
  takeStream({ roomId, isGuest, network }: Followed): () => void {
    const { room, network: ofNetwork, all } = MOST_STREAMS;
    const places: [string, number][] = [
      [`room ${roomId}`, room],
      [`network ${network}`, ofNetwork],
      ["all", all],
    ];
    if (isGuest) {
      places.push([`guests of ${network}`, ofNetwork * GUESTS_SHARE], ["guests", all * GUESTS_SHARE]);
    }
    const isFull = places.some(([holder, most]) => (this.#streams.get(holder) ?? 0) >= most);
    if (isFull) throw new PlatformError("RATE_LIMITED", { retryAfter: RETRY_AFTER_S });
    const add = (change: number) => {
      for (const [holder] of places) {
        const open = (this.#streams.get(holder) ?? 0) + change;
        if (open > 0) this.#streams.set(holder, open);
        else this.#streams.delete(holder);
      }
    };
    add(1);
    return () => add(-1);
  }

  /** Returns the function that unsubscribes. */
  listen(roomId: string, listener: Listener): () => void {
    const listeners = this.#listeners.getOrInsertComputed(roomId, () => new Set()).add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(roomId);
    };
  }

  /** Whether a page of this process shows the room. */
  isShown(roomId: string): boolean {
    return this.#listeners.has(roomId);
  }

  /** Shows a line on the pages of this process. */
  tell(roomId: string, line: Line): void {
    for (const listener of this.#listeners.get(roomId) ?? []) listener(line);
  }
}
