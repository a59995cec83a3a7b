import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../paths.ts";

const TABLE = "docs/rules.md";
/** A file in backticks, or the beginning of a test's title in quotes; the title belongs to the file before it. */
const PROOF = /`([\w./]+\.\w+)`|"([^"]+?) ?…?"/g;

/** Files and tests that the table of rules names but that do not exist, as `docs/rules.md: …`. */
export function findMissingProofs(): string[] {
  const rows = readFileSync(path.join(root, TABLE), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| "));
  return rows.flatMap((row) => missingIn(row.split(" | ").at(-1) ?? "")).map((fault) => `${TABLE}: ${fault}`);
}

function missingIn(cell: string): string[] {
  const missing: string[] = [];
  let file = "";
  for (const [, name, title] of cell.matchAll(PROOF)) {
    if (name !== undefined) {
      // A name without a folder is in the folder of the file before it.
      file = name.includes("/") ? name : path.posix.join(path.posix.dirname(file), name);
      if (!existsSync(path.join(root, file))) missing.push(`${file} is not there`);
    } else if (title !== undefined && !holds(file, title)) {
      missing.push(`${file} has no test "${title} …"`);
    }
  }
  return missing;
}

const holds = (file: string, title: string) =>
  existsSync(path.join(root, file)) && readFileSync(path.join(root, file), "utf8").includes(title);
