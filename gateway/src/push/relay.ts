import type { SharedState } from "../sharedState/sharedState.ts";

/** Shares results of polling between the processes of a gateway. */
export interface Relay {
  /** Whether this process polls a key for the next milliseconds. */
  leads(key: string, milliseconds: number): Promise<boolean>;
  /** Tells the other processes about a change. */
  tell(key: string): void;
  /** Tells the other processes that the user of a session has made a request. */
  tellActivity(sessionId: string): void;
  close(): Promise<void>;
}

export interface RelayListener {
  onChange(key: string): void;
  onActivity(sessionId: string): void;
  /** Changes may have been lost. All watched values must be read again. */
  onGap(): void;
}

const changes = "changed";
const activity = "active";

/** Of several processes one polls a key and informs the others. */
export function relayOver(state: SharedState, { onChange, onActivity, onGap }: RelayListener): Relay {
  const stops = [
    state.subscribe(changes, { onMessage: onChange, onGap }),
    state.subscribe(activity, { onMessage: onActivity, onGap: () => undefined }),
  ];
  return {
    leads: (key, milliseconds) => state.lease(`poll:${key}`, milliseconds),
    tell: (key) => state.publish(changes, key),
    tellActivity: (sessionId) => state.publish(activity, sessionId),
    async close() {
      for (const stop of stops) stop();
    },
  };
}
