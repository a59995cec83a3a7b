import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { tagOf } from "../http/entityTag.ts";

/** Files that are no content of their own: compressed copies, and files that are not served. */
const isCopy = (path: string) => /\.(br|gz|map)$/.test(path);

/**
 * The `ETag`s of a build's files, by path. Processes that were installed at different times have the same ones, unlike tags
 * made of size and time. Names under `/assets/` hold a hash of the content already.
 */
export function tagsOfFiles(dir: string): ReadonlyMap<string, string> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(dir.length).replaceAll("\\", "/")}/${entry.name}`)
    .filter((path) => !isCopy(path));
  return new Map(
    paths.map((path) => [path, tagOf(path.startsWith("/assets/") ? path : readFileSync(join(dir, path)))]),
  );
}
