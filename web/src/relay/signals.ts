/** What answers of the gateway say about more than the screen that asked. */
export interface Signals {
  /** The session that was there is over. */
  sessionLost: "SESSION_EXPIRED" | "SESSION_REVOKED";
  /** The platform wants another password before anything else. */
  passwordDue: true;
  /** The platform behind the gateway stopped answering, or answers; "back" when the screens don't know of that yet. */
  platform: "up" | "down" | "back";
  /** The site was closed: maintenance, or the caller's region. */
  closed: "SYSTEM_MAINTENANCE" | "REGION_RESTRICTED";
  /** A request takes unusually long, or is over. */
  slow: boolean;
}

type Listener<Name extends keyof Signals> = (value: Signals[Name]) => void;

const listeners: { [Name in keyof Signals]: Set<Listener<Name>> } = {
  sessionLost: new Set(),
  passwordDue: new Set(),
  platform: new Set(),
  closed: new Set(),
  slow: new Set(),
};

/** Hears a signal until the returned function is called. */
export function onSignal<Name extends keyof Signals>(name: Name, listener: Listener<Name>): () => void {
  listeners[name].add(listener);
  return () => listeners[name].delete(listener);
}

export function emitSignal<Name extends keyof Signals>(name: Name, value: Signals[Name]): void {
  for (const listener of listeners[name]) listener(value);
}
