import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
const snapshots = findSnapshots();
for (const snapshot of snapshots.slice(0, -1)) rmSync(snapshot);
for (const snapshot of snapshots.slice(-1)) writeFileSync(snapshot, inFewLines(readFileSync(snapshot, "utf8")));

/** A snapshot with a line for each table: a change of a table then changes one line. */
function inFewLines(text: string): string {
  const { tables, ...others }: { tables: object } = JSON.parse(text);
  const rows = Object.entries(tables).map(([name, table]) => `${JSON.stringify(name)}: ${JSON.stringify(table)}`);
  return `${JSON.stringify(others).slice(0, -1)}, "tables": {\n${rows.join(",\n")}\n}}\n`;
}
