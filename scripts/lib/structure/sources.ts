import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../paths.ts";

/**
 * What a file is for. `support` is tests, testing helpers, the catalogue and its stories, benches and settings of tools: they may import anything that their workspace
 * declares. `generated` is written by codegen: it may import models of every domain.
 */
export type Kind = "product" | "support" | "generated";

export interface SourceFile {
  /** Path from the repository's root, with forward slashes. */
  path: string;
  workspace: string;
  kind: Kind;
  text: string;
}

const EXTENSIONS = "{ts,tsx,js,mjs,css}";
const SKIPPED = /(^|\/)(node_modules|dist|dist-types|public)(\/|$)/;

export const kindOf = (file: string): Kind => {
  if (file.includes("/__generated__/")) return "generated";
  return /\.(test|spec|story)\.\w+$|\/(test|testing|bench|catalogue)\/|\/bench-[^/]+$|^\w+\/\w+\.config\.ts$/.test(file)
    ? "support"
    : "product";
};

/** Every source file of the workspaces and of `scripts/`. */
export function readSources(workspaces: readonly string[]): SourceFile[] {
  return workspaces.flatMap((workspace) =>
    globSync(`${workspace}/**/*.${EXTENSIONS}`, { cwd: root, exclude: (name) => SKIPPED.test(name) })
      .map((file) => file.split(path.sep).join("/"))
      .sort()
      .map((file) => ({
        path: file,
        workspace,
        kind: kindOf(file),
        text: readFileSync(path.join(root, file), "utf8"),
      })),
  );
}
