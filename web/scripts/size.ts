/** Prints the brotli sizes of the built client; fails above the budgets. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

interface Chunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

const dist = path.resolve(import.meta.dirname, "../dist");
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(path.join(dist, ".vite/manifest.json"), "utf8"));

const FIRST_LOAD_KB = 180;
const LAZY_AREA_KB = 60;
/** Loaded by every first visit to `/`, besides the entry: the client with its shell, the home screen and the texts of one language. */
const FIRST_LOAD = ["src/main.tsx", "src/home/HomeScreen.tsx", "lang/EN.json"];

const weights = new Map<string, number>();
function weigh(file: string): number {
  const known = weights.get(file) ?? brotliCompressSync(readFileSync(path.join(dist, file))).length / 1000;
  weights.set(file, known);
  return known;
}

/** The scripts of a chunk and of all that it imports at once. */
function scriptsOf(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  if (chunk.file.endsWith(".js")) found.add(chunk.file);
  for (const imported of chunk.imports ?? []) scriptsOf(imported, found);
  return found;
}

const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + weigh(file), 0);
const kB = (value: number) => `${value.toFixed(1)} kB`;

const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
const first = new Set([...entry, ...FIRST_LOAD].flatMap((key) => [...scriptsOf(key)]));
const total = sum(first);
let over = total > FIRST_LOAD_KB ? 1 : 0;
process.stdout.write(`first load of /  ${kB(total)} of ${FIRST_LOAD_KB} kB ${over ? "OVER" : "ok"}\n`);

const lazy = Object.keys(manifest).filter(
  (key) => (manifest[key]?.imports || manifest[key]?.file.endsWith(".js")) && !manifest[key]?.isEntry,
);
for (const key of lazy) {
  const own = [...scriptsOf(key)].filter((file) => !first.has(file));
  const weight = sum(own);
  if (weight > LAZY_AREA_KB) over += 1;
  if (weight > 5) process.stdout.write(`  ${key.padEnd(48)} ${kB(weight)}${weight > LAZY_AREA_KB ? " OVER" : ""}\n`);
}
process.exitCode = over === 0 ? 0 : 1;
