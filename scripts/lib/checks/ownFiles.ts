import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Names that the repository's `.gitignore` leaves out. It may only have names and patterns of names, which hold in every folder. */
export function readIgnoredNames(root: string): string[] {
  const lines = readFileSync(path.join(root, ".gitignore"), "utf8").split("\n");
  const patterns = lines.map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
  const unknown = patterns.filter((pattern) => /[/!]/.test(pattern));
  if (unknown.length > 0) throw new Error(`.gitignore may only have names, without "/" and "!": ${unknown.join(", ")}`);
  return [".git", ...patterns];
}

/** The repository's files, by their paths from its root; without what git ignores, and without git. */
export function listOwnFiles(root: string): string[] {
  const ignored = readIgnoredNames(root);
  const isIgnored = (name: string) => ignored.some((pattern) => path.matchesGlob(name, pattern));
  const listFolder = (folder: string): string[] =>
    readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter(({ name }) => !isIgnored(name))
      .flatMap((entry) => {
        const file = path.posix.join(folder, entry.name);
        return entry.isDirectory() ? listFolder(file) : [file];
      });
  return listFolder("").sort();
}
