import type { StreamHandlers } from "../push/platformEvents.ts";
import { Push, type PushOptions, type Subscriber } from "../push/push.ts";
import type { RelayListener } from "../push/relay.ts";
import type { StreamState } from "../push/streamState.ts";
import { Scope } from "../upstream/scope.ts";
import { openScope } from "./platform.ts";

/** A `Push` over an event stream that the test controls. */
export function openPush(state: StreamState, changes: Partial<PushOptions> = {}) {
  let handlers: StreamHandlers | undefined;
  const stream = {
    state,
    isStarted: false,
    start() {
      stream.isStarted = true;
    },
    close: async () => undefined,
  };
  const told: string[] = [];
  const listeners: RelayListener[] = [];
  const push = new Push({
    pollMs: 10_000,
    checkSession: async () => ({ idleExpiresAt: null }),
    relay: (listener) => {
      listeners.push(listener);
      return {
        leads: async () => true,
        tell: (key) => void told.push(key),
        tellActivity: () => undefined,
        close: async () => undefined,
      };
    },
    connect(given) {
      handlers = given;
      return stream;
    },
    ...changes,
  });
  return {
    push,
    /** Keys of changes that the other processes were informed of. */
    told,
    /** Another process had a request of a session's user. */
    heardElsewhere(sessionId: string) {
      for (const { onActivity } of listeners) onActivity(sessionId);
    },
    event: (topic: string, customerId?: string, gameCode?: string) =>
      handlers?.onEvent({ topic, customerId, gameCode }),
    gap: () => handlers?.onGap(),
    become(next: StreamState) {
      stream.state = next;
      handlers?.onState(next, undefined);
    },
  };
}

const base = openScope(["http://127.0.0.1:9"]).scope;

/** A subscriber of a brand. `end` is what the platform's refusal of the session does. */
export function subscriber({ brand = "a.example", customerId = "7", token = "token-1", missedMs = 0 } = {}) {
  const leaving = new AbortController();
  const shared = { ...base.shared, brand: { merchant: "atrium", host: brand } };
  const scope = new Scope(shared, { ...base.caller, token }, leaving.signal, () => undefined);
  const one = {
    scope,
    uncached: () => ({ missedMs, hasEnded: false }),
    signal: leaving.signal,
    requireSession: () => ({ customerId, id: `id of ${token}`, expiresAt: Date.now() + 86_400_000 }),
    leave: () => leaving.abort(),
  };
  return one satisfies Subscriber;
}
