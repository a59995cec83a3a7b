const listeners = new Set<() => void>();

function callListeners(): void {
  for (const listener of [...listeners]) listener();
}

/** Calls a listener whenever the device is back online, with one listener of the window for all pictures. */
export function onOnline(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("online", callListeners);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("online", callListeners);
  };
}
