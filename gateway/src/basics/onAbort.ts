/**
 * Calls the listener once when the signal is aborted, also when it already is. A listener that is added to an aborted
 * signal by `addEventListener` is never called. Returns the function that removes the listener.
 */
export function onAbort(signal: AbortSignal | undefined, listener: () => void): () => void {
  if (signal?.aborted) {
    listener();
    return () => undefined;
  }
  signal?.addEventListener("abort", listener, { once: true });
  return () => signal?.removeEventListener("abort", listener);
}
