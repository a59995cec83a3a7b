/** A line of a conversation, as its pages show it. */
export interface ChatLine {
  id: number;
  author: "VISITOR" | "AGENT";
  content: string;
  /** ISO 8601. */
  at: string;
}

type Listener = (line: ChatLine) => void;

/** Notifies the open pages of this process of new lines. */
export class ChatDesk {
  readonly #listeners = new Map<string, Set<Listener>>();

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
}
