import { renameSync, rmSync } from "node:fs";
import { openDatabase } from "../db/openDatabase.ts";
import { seedOnce } from "./seed.ts";

/**
 * Makes and fills a database in a folder that isn't there yet: beside its place, and moved there when it is whole, so
 * that a fill that is cut short leaves nothing to stumble over. Hold the folder's lock meanwhile.
 */
export async function fillFolder(dataDir: string, seed: string): Promise<void> {
  const building = `${dataDir}.building`;
  rmSync(building, { recursive: true, force: true });
  const { db, close } = await openDatabase({ dataDir: building });
  await seedOnce(db, { seed, now: new Date() }).finally(close);
  rmSync(`${building}.lock`, { force: true });
  renameSync(building, dataDir);
}
