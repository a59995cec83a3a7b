const AT_LATEST_MS = 2000;

/**
 * Makes a worker load the browser's data of languages, which would be a long task of the page. When the worker fails, the
 * first format loads them.
 */
export async function prepareFormats(): Promise<void> {
  const wait = new Promise<void>((resolve) => setTimeout(resolve, AT_LATEST_MS));
  await Promise.race([wait, inWorker().catch(() => undefined)]);
}

async function inWorker(): Promise<void> {
  const worker = new Worker(new URL("./formats.worker.ts", import.meta.url), { type: "module" });
  await new Promise((resolve) => {
    worker.addEventListener("message", resolve);
    worker.addEventListener("error", resolve);
  });
}
