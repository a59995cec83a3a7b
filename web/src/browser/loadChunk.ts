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

/** Vite takes a style for loaded once it was asked for, also when it did not come: without this a retry would go unstyled. */
async function loadStyleAgain(error: unknown): Promise<void> {
  const [, href] = /^Unable to preload CSS for (\S+)$/.exec(error instanceof Error ? error.message : "") ?? [];
  if (!href) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  await new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => reject(error));
    document.head.append(link);
  });
}

/** Runs a dynamic import, once more if it fails or takes longer than 120 s; then throws a `ChunkError`. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await within(GIVE_UP_MS, load());
  } catch (failure) {
    const again = async () => {
      await loadStyleAgain(failure);
      return load();
    };
    return within(GIVE_UP_MS, again()).catch((cause: unknown) => {
      throw new ChunkError(cause);
    });
  }
}

let held: Promise<unknown> = Promise.resolve();

/**
 * Keeps parts that come later from being shown: their texts come later too. Call it before the first of them is asked for;
 * what it answers takes the promise of those texts.
 */
export function holdParts(): (until: Promise<unknown>) => void {
  let release: (until: Promise<unknown>) => void = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  // Whoever waits is told.
  held.catch(() => {});
  return release;
}

/** As `loadChunk`, for what needs more than the texts of the first screens. */
export const loadLater = async <T>(load: () => Promise<T>): Promise<T> => {
  const [part] = await Promise.all([loadChunk(load), held]);
  return part;
};
