import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const sandbox = path.resolve(import.meta.dirname, "../..");
const EMPTY = path.join(sandbox, "dist/emptyDatabase");
const MARKER = "made-by";

/** Another version of PGlite may write other files. */
const version = (): string =>
  JSON.parse(readFileSync(path.join(sandbox, "package.json"), "utf8")).dependencies["@electric-sql/pglite"];

/** Whether the build has left an empty database folder that this version can use. */
export function hasEmptyFolder(folder = EMPTY): boolean {
  const marker = path.join(folder, MARKER);
  return existsSync(marker) && readFileSync(marker, "utf8") === version();
}

/**
 * Creates the empty database folder, once for each version. Creating needs two instances of Postgres at a time; a first start
 * that copies the folder needs one. Returns whether there was none.
 */
export async function buildEmptyFolder(folder = EMPTY): Promise<boolean> {
  if (hasEmptyFolder(folder)) return false;
  const { PGlite } = await import("@electric-sql/pglite");
  const building = `${folder}.building`;
  for (const left of [building, folder]) rmSync(left, { recursive: true, force: true });
  mkdirSync(path.join(building, "data"), { recursive: true });
  const database = await PGlite.create({ dataDir: path.join(building, "data") });
  await database.close();
  writeFileSync(path.join(building, MARKER), version());
  renameSync(building, folder);
  return true;
}

/** Copies the empty database folder. Returns false when the build has left none. */
export function copyEmptyFolder(dataDir: string, folder = EMPTY): boolean {
  if (!hasEmptyFolder(folder)) return false;
  cpSync(path.join(folder, "data"), dataDir, { recursive: true });
  return true;
}
