import path from "node:path";
import type { SourceFile } from "./sources.ts";

export const MAX_LINES = 300;
export const MAX_FILES = 40;

export interface Figures {
  files: number;
  lines: number;
  median: number;
  p90: number;
  largest: string;
}

const linesOf = ({ text }: SourceFile) => text.split("\n").length - 1;

const isCode = ({ path: file, kind }: SourceFile) => kind === "product" && !file.endsWith(".css");

/** Sizes of the product's code: tests, styles and generated files aside. */
export function figuresOf(files: readonly SourceFile[]): Figures {
  const bySize = files.filter(isCode).sort((a, b) => linesOf(a) - linesOf(b));
  const sizes = bySize.map(linesOf);
  const at = (share: number) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))] ?? 0;
  const last = bySize.at(-1);
  return {
    files: sizes.length,
    lines: sizes.reduce((sum, size) => sum + size, 0),
    median: at(0.5),
    p90: at(0.9),
    largest: last ? `${linesOf(last)} ${last.path}` : "",
  };
}

/** Files of more than 300 lines, tests too. */
export const findLongFiles = (files: readonly SourceFile[]) =>
  files
    .filter((file) => file.kind !== "generated" && linesOf(file) > MAX_LINES)
    .map((file) => `${file.path} has ${linesOf(file)} lines: at most ${MAX_LINES}`);

/** Folders with more than 40 files directly in them, tests and styles counted. */
export function findFullFolders(files: readonly SourceFile[]): string[] {
  const counts = new Map<string, number>();
  for (const { path: file, kind } of files) {
    if (kind === "generated") continue;
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MAX_FILES)
    .map(([folder, count]) => `${folder} has ${count} files directly in it: at most ${MAX_FILES}`);
}
