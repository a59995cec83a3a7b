import { loadChunk } from "./loadChunk.ts";
import { untilOnline } from "./untilOnline.ts";

/** As `loadChunk`. What this device lacks while it has no network loads when it has one again; rejects when the signal aborts. */
export async function loadOnline<T>(load: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const wasOnline = navigator.onLine;
  try {
    return await loadChunk(load);
  } catch (failure) {
    signal.throwIfAborted();
    if (wasOnline && navigator.onLine) throw failure;
    await untilOnline(signal);
    return loadOnline(load, signal);
  }
}
