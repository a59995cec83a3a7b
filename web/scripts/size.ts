/**
 * Prints the brotli sizes of the built client: what a first visit of each route loads, and what comes later. Fails above
 * the budgets.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

interface PrerenderedScreen {
  paths: string[];
  isFirst: boolean;
  texts: string[];
  links: { scripts: string[]; styles: string[] };
}

interface PrerenderedScreens {
  languages: Record<"EN", { first: string[]; more: string; areas: Record<string, string[]> }>;
  client: string[];
  screens: PrerenderedScreen[];
}

const dist = path.resolve(import.meta.dirname, "../dist");
const read = (file: string) => readFileSync(path.join(dist, file), "utf8");
const manifest: Record<string, Chunk> = JSON.parse(read(".vite/manifest.json"));
const { languages, client, screens }: PrerenderedScreens = JSON.parse(read(".first-screens.json"));

/** Scripts of a first visit: of the routes on which most visits begin, and of all others. */
const FIRST_LOAD_KB = 180;
const ROUTE_KB = 296;
/** Files of a route beside the client's. */
const ROUTE_FILES = 30;
/** What a part loads that is opened from home. From another screen it is less: the parts of a screen share files with it. */
const LAZY_AREA_KB = 104;

const weights = new Map<string, number>();
function weigh(file: string): number {
  const known = weights.get(file) ?? brotliBytes(path.join(dist, file)) / 1000;
  weights.set(file, known);
  return known;
}

/** The build has compressed all files but the smallest. */
const brotliBytes = (file: string) =>
  existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(readFileSync(file)).length;

/** The scripts of a chunk and of all that it imports at once. */
function scriptsOf(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(`/${chunk.file}`)) return found;
  if (chunk.file.endsWith(".js")) found.add(`/${chunk.file}`);
  for (const imported of chunk.imports ?? []) scriptsOf(imported, found);
  return found;
}

const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + weigh(file), 0);
let over = 0;
function print(name: string, weight: number, limit: number, note = ""): void {
  // Budgets are whole kB.
  const isOver = Math.round(weight) > limit;
  if (isOver) over += 1;
  process.stdout.write(`  ${name.padEnd(46)} ${weight.toFixed(1)} of ${limit} kB${note}${isOver ? " OVER" : ""}\n`);
}

const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
const always = [...entry.flatMap((key) => [...scriptsOf(key)]), ...client, ...languages.EN.first];

/** The files of texts that a screen loads beside the first one. */
const textsOf = (isFirst: boolean, areas: readonly string[]) =>
  isFirst ? [] : [languages.EN.more, ...areas.flatMap((area) => languages.EN.areas[area] ?? [])];

process.stdout.write("first visits\n");
for (const { paths, isFirst, texts, links } of screens) {
  const files = links.scripts.length + links.styles.length;
  const weight = sum(new Set([...always, ...links.scripts, ...textsOf(isFirst, texts)]));
  print(paths.join(" "), weight, paths.includes("/") ? FIRST_LOAD_KB : ROUTE_KB, `, ${files} files`);
  if (files <= ROUTE_FILES) continue;
  over += 1;
  process.stdout.write(`    more than ${ROUTE_FILES} files OVER\n`);
}

process.stdout.write("later\n");
const home = screens.find(({ paths }) => paths.includes("/"))?.links.scripts ?? [];
const first = new Set([...always, ...home]);
for (const [key, { file, isEntry }] of Object.entries(manifest)) {
  if (isEntry || !file.endsWith(".js")) continue;
  const weight = sum([...scriptsOf(key)].filter((script) => !first.has(script)));
  if (weight > 5) print(key, weight, LAZY_AREA_KB);
}
process.exitCode = over === 0 ? 0 : 1;
