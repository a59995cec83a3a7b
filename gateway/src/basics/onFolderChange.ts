import { watch } from "node:fs";

/** An editor or a mount changes several files at once. */
const quietMs = 200;

/** Calls back when files of a folder changed, and then nothing for 200 ms. Returns what ends it. */
export function onFolderChange(folder: string, changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { persistent: false, recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(changed, quietMs).unref();
  });
  // Some file systems report no changes; a signal makes the gateway read the files there.
  watcher.on("error", () => undefined);
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
