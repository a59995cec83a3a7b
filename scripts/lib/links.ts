import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./paths.ts";

const MARKDOWN = ["README.md", "docs/**/*.md"];

/** Relative links in the documentation to files that do not exist, as `file: target`. */
export function findDeadLinks(): string[] {
  return globSync(MARKDOWN, { cwd: root }).flatMap((file) => {
    const text = readFileSync(path.join(root, file), "utf8");
    return [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !existsSync(path.resolve(root, path.dirname(file), target)))
      .map((target) => `${file}: ${target} is not there`);
  });
}
