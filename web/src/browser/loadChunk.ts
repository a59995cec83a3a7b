const GIVE_UP_MS = 120_000;
/** A device that has a network again often fails its first requests. */
const PAUSE_MS = 1_000;

/** A chunk that failed to load twice; a reload of the page may help. */
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

/** Vite counts a style as loaded once it was requested, even if it failed: without this a retry would have no styles. */
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

/** Runs a dynamic import, and once more a second after it failed or took longer than 120 s; then throws a `ChunkError`. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await within(GIVE_UP_MS, load());
  } catch (failure) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
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
 * Holds back lazy parts until their texts have loaded. Call it before the first part is requested; pass the promise of the
 * texts to the returned function.
 */
export function holdParts(): (until: Promise<unknown>) => void {
  let release: (until: Promise<unknown>) => void = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  // The waiting parts get the error.
  held.catch(() => {});
  return release;
}

/** As `loadChunk`, for parts that need more than the texts of the first screens: waits for all texts. */
export const loadLater = async <T>(load: () => Promise<T>): Promise<T> => {
  const [part] = await Promise.all([loadChunk(load), held]);
  return part;
};
