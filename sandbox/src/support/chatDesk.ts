import { logError } from "../log.ts";

/** A line of a conversation, as its pages show it. */
export interface ChatLine {
  id: number;
  author: "VISITOR" | "AGENT";
  content: string;
  /** ISO 8601. */
  at: string;
}

type Listener = (line: ChatLine) => void;

/** Notifies open pages of new lines, and schedules the automatic agent's answers. */
export class ChatDesk {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #waiting = new Set<NodeJS.Timeout>();
  readonly #working = new Set<Promise<void>>();
  #isClosed = false;

  /** Returns the function that unsubscribes. */
  listen(roomId: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(roomId) ?? new Set();
    listeners.add(listener);
    this.#listeners.set(roomId, listeners);
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
  tell(roomId: string, line: ChatLine): void {
    for (const listener of this.#listeners.get(roomId) ?? []) listener(line);
  }

  /** Runs work after a delay, unless the desk is closed by then. */
  later(milliseconds: number, work: () => Promise<void>): void {
    if (this.#isClosed) return;
    const timer = setTimeout(() => {
      this.#waiting.delete(timer);
      const working = work().catch((error: unknown) => {
        logError("answering a chat", error);
      });
      this.#working.add(working);
      void working.then(() => this.#working.delete(working));
    }, milliseconds).unref();
    this.#waiting.add(timer);
  }

  /** Await it before the database is closed. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#waiting) clearTimeout(timer);
    await Promise.all(this.#working);
  }
}
