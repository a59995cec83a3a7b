import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const migrationsFolder = path.resolve(import.meta.dirname, "../../migrations");

/** File of the hashes of all migrations, in their order. */
export const hashesFile = path.join(migrationsFolder, "hashes.json");

/** SHA-256 of each migration by its file name. Drizzle writes the same hashes into the databases that it migrates. */
export const hashMigrations = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(migrationsFolder)
      .filter((name) => name.endsWith(".sql"))
      .sort()
      .map((name) => [name, sha256(readFileSync(path.join(migrationsFolder, name), "utf8"))]),
  );

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

export const readHashes = (): Record<string, string> => JSON.parse(readFileSync(hashesFile, "utf8"));

/** Migrations that were changed or deleted after they were written, as sentences. */
export function findRewrittenMigrations(
  known: Readonly<Record<string, string>>,
  present: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(known).flatMap(([name, hash]) => {
    if (present[name] === hash) return [];
    return [`${name} was ${present[name] === undefined ? "deleted" : "changed"}: add a new migration instead`];
  });
}

/** Drizzle's snapshots of the schema, the newest last. Drizzle compares the tables with the newest only. */
export const findSnapshots = (): string[] =>
  readdirSync(path.join(migrationsFolder, "meta"))
    .filter((name) => name.endsWith("_snapshot.json"))
    .sort()
    .map((name) => path.join(migrationsFolder, "meta", name));
