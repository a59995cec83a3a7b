import type { SharedState } from "../sharedState/sharedState.ts";

/** Shares results of polling between the processes of a gateway. */
export interface Relay {
  /** Whether this process polls a key for the next milliseconds. */
  leads(key: string, milliseconds: number): Promise<boolean>;
  /** Tells the other processes about a change. */
  tell(key: string): void;
  close(): Promise<void>;
}

export interface RelayListener {
  onChange(key: string): void;
  /** Changes may have been lost. All watched values must be read again. */
  onGap(): void;
}

const channel = "changed";

/** Of several processes one polls a key and informs the others. */
export function relayOver(state: SharedState, { onChange, onGap }: RelayListener): Relay {
  const stop = state.subscribe(channel, { onMessage: onChange, onGap });
  return {
    leads: (key, milliseconds) => state.lease(`poll:${key}`, milliseconds),
    tell: (key) => state.publish(channel, key),
    close: async () => stop(),
  };
}
