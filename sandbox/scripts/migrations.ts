import { execFileSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  findRewrittenMigrations,
  findSnapshots,
  hashesFile,
  hashMigrations,
  readHashes,
} from "../src/db/migrations.ts";

// Writes a migration for what changed in the *.tables.ts files, and records its hash. Migrations are never rewritten.
const known = existsSync(hashesFile) ? readHashes() : {};
const rewritten = findRewrittenMigrations(known, hashMigrations());
if (rewritten.length > 0) {
  process.stderr.write(`${rewritten.join("\n")}\n`);
  process.exit(1);
}
const drizzleKit = path.resolve(import.meta.dirname, "../../node_modules/drizzle-kit/bin.cjs");
const args = [drizzleKit, "generate", ...process.argv.slice(2)];
execFileSync(process.execPath, args, { cwd: path.resolve(import.meta.dirname, ".."), stdio: "inherit" });
writeFileSync(hashesFile, `${JSON.stringify(hashMigrations(), null, 2)}\n`);
// Each snapshot holds the whole schema.
for (const snapshot of findSnapshots().slice(0, -1)) rmSync(snapshot);
