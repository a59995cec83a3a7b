/**
 * npm run keep-documents -- FOLDER: adds the registered documents of this build to a folder, and removes those of releases
 * before the last twenty. Gateways with PERSISTED_DOCUMENTS=FOLDER then serve open tabs of earlier releases too.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { refuse } from "./lib/commandLine.ts";
import { inRoot } from "./lib/paths.ts";

const releases = 20;

const [folder] = process.argv.slice(2);
if (folder === undefined) refuse("Usage: npm run keep-documents -- FOLDER");
const target = resolve(process.env.INIT_CWD ?? ".", folder);
mkdirSync(target, { recursive: true });

const manifest = readFileSync(inRoot("web/persisted.json"), "utf8");
const hash = createHash("sha256").update(manifest).digest("hex").slice(0, 12);
const kept = () => readdirSync(target).filter((name) => name.endsWith(".json"));
if (!kept().some((name) => name.includes(hash))) {
  const name = `${new Date().toISOString().replaceAll(":", "-")}-${hash}.json`;
  // A gateway that reads now must not find half a file.
  writeFileSync(join(target, `${name}.tmp`), manifest);
  renameSync(join(target, `${name}.tmp`), join(target, name));
}
for (const name of kept().sort().slice(0, -releases)) rmSync(join(target, name));
process.stdout.write(`${target}: registered documents of the last ${kept().length} releases\n`);
