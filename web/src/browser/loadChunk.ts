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

/** The client's styles that failed to load. Vite counts a style as loaded once it was requested, so nothing else asks for them again. */
const lostStyles = new Set<string>();
// An error of an element reaches the window only on its way down. The build of skeletons has no window.
if (!import.meta.env.SSR) addEventListener("error", noteLostStyle, { capture: true });

function noteLostStyle({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
  // Extensions put styles of their own into the page.
  if (target.href.startsWith(`${location.origin}/assets/`)) lostStyles.add(target.href);
}

const loadLostStyles = () => Promise.all([...lostStyles].map(loadStyle));

async function loadStyle(href: string): Promise<void> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  try {
    await new Promise((resolve, reject) => {
      link.addEventListener("load", resolve);
      link.addEventListener("error", () => reject(new Error(`no style ${href}`)));
      document.head.append(link);
    });
    lostStyles.delete(href);
  } catch (error) {
    link.remove();
    throw error;
  }
}

/** Runs a dynamic import, and once more a second after it failed or took longer than 120 s; then throws a `ChunkError`. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  const loadAll = async () => {
    await loadLostStyles();
    return load();
  };
  try {
    // Without a network a chunk that the browser keeps can come all the same.
    return await within(GIVE_UP_MS, navigator.onLine ? loadAll() : load());
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return within(GIVE_UP_MS, loadAll()).catch((cause: unknown) => {
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
