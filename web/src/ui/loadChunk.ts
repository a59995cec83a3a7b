import { type ComponentType, lazy } from "react";

const GIVE_UP_MS = 120_000;

/** A part of the client that did not arrive, even when asked for again; a new page may find it. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super("A part of the client could not be loaded", { cause });
    this.name = "ChunkError";
  }
}

async function within<T>(ms: number, loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([loading, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs a dynamic import, once more if it fails or takes longer than 120 s; then throws a `ChunkError`. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await within(GIVE_UP_MS, load());
  } catch {
    return within(GIVE_UP_MS, load()).catch((cause: unknown) => {
      throw new ChunkError(cause);
    });
  }
}

/**
 * A component whose code comes when it is first shown; put a `Suspense` around it.
 *
 * @example const Menu = lazyPart(async () => (await import("./Menu.tsx")).Menu);
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadChunk(load) }));
