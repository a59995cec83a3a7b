/** Events that concern the whole client, found in the gateway's answers. */
export interface Signals {
  /** The session has ended; with `PLAY_BREAK`, because a break from play has begun in another tab. */
  sessionLost: "SESSION_EXPIRED" | "SESSION_REVOKED" | "PLAY_BREAK";
  /** The platform demands a new password before anything else. */
  passwordDue: true;
  /** The platform refused play, because the member has something to answer first: new terms, or a reality check. */
  playHeld: true;
  /** The member has given that answer: play can go on. */
  playReleased: true;
  /** The platform stopped answering, or answers again; "back" when the screens have not been reloaded yet. */
  platform: "up" | "down" | "back";
  /** The site was closed: maintenance, or the caller's region. */
  closed: "SYSTEM_MAINTENANCE" | "REGION_RESTRICTED";
  /** The gateway does not know this build's documents any more. */
  outdated: true;
  /** A request takes unusually long, or has ended. */
  slow: boolean;
}

type Listener<Name extends keyof Signals> = (value: Signals[Name]) => void;

const listeners: { [Name in keyof Signals]: Set<Listener<Name>> } = {
  sessionLost: new Set(),
  passwordDue: new Set(),
  playHeld: new Set(),
  playReleased: new Set(),
  platform: new Set(),
  closed: new Set(),
  outdated: new Set(),
  slow: new Set(),
};

/** Listens to a signal until the returned function is called. */
export function onSignal<Name extends keyof Signals>(name: Name, listener: Listener<Name>): () => void {
  listeners[name].add(listener);
  return () => listeners[name].delete(listener);
}

export function emitSignal<Name extends keyof Signals>(name: Name, value: Signals[Name]): void {
  for (const listener of listeners[name]) listener(value);
}
