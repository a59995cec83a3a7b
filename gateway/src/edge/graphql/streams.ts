import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Observer } from "../../telemetry/records.ts";
import type { Caller } from "../http/caller.ts";
import { Refusal } from "../http/refusal.ts";

/** All open event streams of this process. */
export interface Streams {
  /**
   * Reserves a place for one more stream of a holder, which is a cookie, a token or an address. Undefined when the
   * holder has too many.
   */
  open(holder: string): StreamPlace | undefined;
  /** Ends all streams. Their clients open new ones, perhaps at another process. */
  cutAll(): void;
}

/** The place of one open stream. */
export interface StreamPlace {
  onDrain(cut: () => void): void;
  leave(): void;
}

export function createStreams(perSession: number, observers: readonly Observer[]): Streams {
  const held = new Map<string, number>();
  const cuts = new Set<() => void>();
  let open = 0;
  const tell = () => {
    for (const observer of observers) observer.streams?.(open);
  };
  return {
    open(holder) {
      // Holders are cookies and tokens, so only their hash is kept.
      const key = createHash("sha256").update(holder).digest("base64");
      const count = held.get(key) ?? 0;
      if (count >= perSession) return undefined;
      held.set(key, count + 1);
      open += 1;
      tell();
      let mine: (() => void) | undefined;
      let hasLeft = false;
      return {
        onDrain(cut) {
          mine = cut;
          cuts.add(cut);
        },
        leave() {
          if (hasLeft) return;
          hasLeft = true;
          if (mine !== undefined) cuts.delete(mine);
          const left = (held.get(key) ?? 1) - 1;
          if (left === 0) held.delete(key);
          else held.set(key, left);
          open -= 1;
          tell();
        },
      };
    },
    cutAll() {
      for (const cut of [...cuts]) cut();
    },
  };
}

/** Reserves a place for the caller's stream. Throws when the session has too many. */
export function takePlace(streams: Streams, req: IncomingMessage, caller: Caller): StreamPlace {
  const place = streams.open(req.headers.authorization ?? req.headers.cookie ?? caller.clientIp);
  if (place !== undefined) return place;
  throw new Refusal("RATE_LIMITED", "Too many subscriptions are open.", {
    status: 429,
    headers: { "retry-after": "10" },
  });
}
