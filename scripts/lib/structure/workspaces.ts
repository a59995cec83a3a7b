import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { inRoot } from "../paths.ts";

interface Manifest {
  name: string;
  private?: boolean;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** A workspace, and the packages that its package.json declares. */
export interface Workspace {
  folder: string;
  packageName: string;
  dependencies: ReadonlySet<string>;
  devDependencies: ReadonlySet<string>;
  /** A package for others has what it needs inside of it, so that it may import what it only declares for development. */
  isForOthers: boolean;
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(inRoot(folder, "package.json"), "utf8"));

const declared = (
  folder: string,
  { name, private: isPrivate, dependencies = {}, devDependencies = {} }: Manifest,
): Workspace => ({
  folder,
  packageName: name,
  dependencies: new Set(Object.keys(dependencies)),
  devDependencies: new Set(Object.keys(devDependencies)),
  isForOthers: isPrivate !== true,
});

/** The workspaces of the root's package.json. */
export const readWorkspaces = (): Workspace[] =>
  (manifestOf(".").workspaces ?? []).map((folder) => declared(folder, manifestOf(folder)));

const NOT_DOMAINS = new Set(["shared", "slices"]);

/** The domains, each a folder of `schema/`, with the names of its files of SDL. */
export function readDomains(): ReadonlyMap<string, readonly string[]> {
  const files = globSync("*/*.graphql", { cwd: inRoot("schema") })
    .sort()
    .map((file) => path.parse(file))
    .filter(({ dir }) => !NOT_DOMAINS.has(dir));
  const byDomain = Map.groupBy(files, ({ dir }) => dir);
  return new Map([...byDomain].map(([dir, own]) => [dir, own.map(({ name }) => name)]));
}
