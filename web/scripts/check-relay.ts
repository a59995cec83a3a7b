/**
 * Finds fields that no component reads, and fragments that are spread away from their component; each fault is a line.
 * eslint-plugin-relay has rules for both, which do not run on TypeScript 7.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { relayFaults } from "./relayFaults.ts";

/** Most components that pass a reference on, before the one with the fragment. */
const MOST_STEPS = 4;

const web = path.resolve(import.meta.dirname, "..");
const files = globSync("src/**/*.{ts,tsx}", { cwd: web, exclude: (name) => name.includes("__generated__") })
  .filter((file) => !file.includes(".test."))
  .map((file) => ({ file, source: readFileSync(path.join(web, file), "utf8") }));
const imports = new Map(files.map(({ file, source }) => [file, importsOf(file, source)]));

/** The files that a file imports, also later. */
function importsOf(file: string, source: string): string[] {
  const { staticImports, dynamicImports } = parseSync(file, source).module;
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
  return specifiers.map((specifier) => path.join(path.dirname(file), specifier));
}

/** The names of the modules that a file reaches in a few steps. */
function knownTo(file: string): Set<string> {
  const found = new Set([file]);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    for (const one of [...found]) for (const imported of imports.get(one) ?? []) found.add(imported);
  }
  return new Set([...found].map((one) => path.parse(one).name));
}

const faults = files.flatMap(({ file, source }) => relayFaults(file, source, knownTo(file)));
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
