import { renameSync, rmSync } from "node:fs";
import { openDatabase } from "../db/openDatabase.ts";
import { seedOnce } from "./seed.ts";

/**
 * Creates and fills a database folder. It is built beside its final path and moved there when complete, so that an
 * interrupted fill leaves nothing behind. Hold the folder's lock meanwhile.
 */
export async function fillFolder(dataDir: string, seed: string): Promise<void> {
  const building = `${dataDir}.building`;
  rmSync(building, { recursive: true, force: true });
  const { close } = await openDatabase({ dataDir: building }, (db) => seedOnce(db, { seed, now: new Date() }));
  await close();
  rmSync(`${building}.lock`, { force: true });
  renameSync(building, dataDir);
}
