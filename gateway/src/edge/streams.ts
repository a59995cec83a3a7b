import { createHash } from "node:crypto";
import type { Observer } from "../plugins/records.ts";

/** Every subscription that is open in this process. */
export interface Streams {
  /** A place for one more, by whatever identifies the session; undefined when it has too many. */
  open(holder: string): StreamPlace | undefined;
  /** Tells all clients that nothing more comes. */
  completeAll(): void;
}

/** One open subscription's place. */
export interface StreamPlace {
  onDrain(complete: () => void): void;
  leave(): void;
}

export function createStreams(perSession: number, observers: readonly Observer[]): Streams {
  const held = new Map<string, number>();
  const completes = new Set<() => void>();
  let open = 0;
  const tell = () => {
    for (const observer of observers) observer.streams?.(open);
  };
  return {
    open(holder) {
      // Holders are cookies and tokens: only their hash is kept.
      const key = createHash("sha256").update(holder).digest("base64");
      const count = held.get(key) ?? 0;
      if (count >= perSession) return undefined;
      held.set(key, count + 1);
      open += 1;
      tell();
      let mine: (() => void) | undefined;
      let hasLeft = false;
      return {
        onDrain(complete) {
          mine = complete;
          completes.add(complete);
        },
        leave() {
          if (hasLeft) return;
          hasLeft = true;
          if (mine !== undefined) completes.delete(mine);
          const left = (held.get(key) ?? 1) - 1;
          if (left === 0) held.delete(key);
          else held.set(key, left);
          open -= 1;
          tell();
        },
      };
    },
    completeAll() {
      for (const complete of [...completes]) complete();
    },
  };
}
