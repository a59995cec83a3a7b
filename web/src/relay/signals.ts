/** What answers of the gateway say about more than the screen that asked. */
export interface Signals {
  /** The session that was there is over. */
  sessionLost: "SESSION_EXPIRED" | "SESSION_REVOKED";
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
  platform: new Set(),
  closed: new Set(),
  slow: new Set(),
};

/** The end of a session is told once, maybe by the first answer of all: it waits for the shell to listen. */
const unheard: { [Name in keyof Signals]?: Signals[Name] } = {};

function deliver<Name extends keyof Signals>(name: Name): void {
  const value: Signals[Name] | undefined = unheard[name];
  if (value === undefined || listeners[name].size === 0) return;
  delete unheard[name];
  emitSignal(name, value);
}

/** Hears a signal, also one that came before, until the returned function is called. */
export function onSignal<Name extends keyof Signals>(name: Name, listener: Listener<Name>): () => void {
  listeners[name].add(listener);
  queueMicrotask(() => deliver(name));
  return () => listeners[name].delete(listener);
}

export function emitSignal<Name extends keyof Signals>(name: Name, value: Signals[Name]): void {
  if (name === "sessionLost" && listeners[name].size === 0) unheard[name] = value;
  for (const listener of listeners[name]) listener(value);
}
