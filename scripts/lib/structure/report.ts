import { figuresOf, findFullFolders, findLongFiles } from "./figures.ts";
import { resolveRelative, specifiersOf } from "./imports.ts";
import { findMoreRepeats, findRepeats } from "./repeats.ts";
import { readSources, type SourceFile } from "./sources.ts";
import { findFileCircles, findFolderCircles, findLayerFaults, type Import } from "./walls.ts";
import { readDomains, readWorkspaces, type Workspace } from "./workspaces.ts";

interface Imports {
  /** Between files of the product. */
  product: Import[];
  /** Faults of imports that leave their workspace. */
  leaving: string[];
}

/** What a report counts, each with what was found. */
export interface Report {
  table: string[];
  findings: { name: string; faults: string[] }[];
  /** Pairs of places that share six or more lines. */
  repeats: string[];
}

function leavingFault(file: SourceFile, workspace: Workspace, specifier: string): string | undefined {
  const target = resolveRelative(file.path, specifier);
  if (target) {
    return target.startsWith(`${workspace.folder}/`) ? undefined : `${file.path} leaves its workspace for ${specifier}`;
  }
  const packageName = /^@atrium\/[\w-]+/.exec(specifier)?.[0];
  if (!packageName || packageName === workspace.packageName) return undefined;
  const isDeclared =
    workspace.dependencies.has(packageName) ||
    ((file.kind === "support" || workspace.isForOthers) && workspace.devDependencies.has(packageName));
  return isDeclared
    ? undefined
    : `${file.path} imports ${packageName}, which ${workspace.folder}/package.json does not declare`;
}

function readImports(files: readonly SourceFile[], workspaces: readonly Workspace[]): Imports {
  const kinds = new Map(files.map((file) => [file.path, file.kind]));
  const found: Imports = { product: [], leaving: [] };
  for (const file of files) {
    const workspace = workspaces.find(({ folder }) => folder === file.workspace);
    for (const specifier of specifiersOf(file.path, file.text)) {
      const fault = workspace && leavingFault(file, workspace, specifier);
      if (fault) found.leaving.push(fault);
      const to = resolveRelative(file.path, specifier);
      if (to && file.kind !== "support" && kinds.get(to) !== "support") found.product.push({ from: file.path, to });
    }
  }
  return found;
}

const COLUMNS = [13, 7, 8, 8, 6] as const;
const row = (cells: readonly (string | number)[]) =>
  cells
    .map((cell, i) =>
      i === 0 ? String(cell).padEnd(COLUMNS[0]) : i < 5 ? String(cell).padStart(COLUMNS[i] ?? 0) : `  ${cell}`,
    )
    .join("");

/** Reads the repository and reports its sizes, circles and walls. `whole` lists every import of a circle of folders. */
export function reportStructure(options: { whole?: boolean } = {}): Report {
  const workspaces = readWorkspaces();
  const files = readSources(workspaces.map(({ folder }) => folder));
  const { product, leaving } = readImports(files, workspaces);
  // Generated files import models of all domains: they are no folder of the design, but may close a circle of files.
  const written = product.filter(({ from, to }) => !`${from} ${to}`.includes("/__generated__/"));
  // A part of a domain, such as withdrawals, may have a folder of its own.
  const domains = new Set([...readDomains()].flat(2));
  const table = [
    row(["", "files", "lines", "median", "p90", "largest"]),
    ...workspaces.map(({ folder }) => {
      const {
        files: count,
        lines,
        median,
        p90,
        largest,
      } = figuresOf(files.filter((file) => file.workspace === folder));
      return row([folder, count, lines, median, p90, largest]);
    }),
  ];
  const repeats = findRepeats(files);
  return {
    table,
    repeats,
    findings: [
      { name: "circles of files", faults: findFileCircles(product) },
      { name: "circles of folders", faults: findFolderCircles(written, options) },
      {
        name: "foundations that import a domain",
        faults: workspaces.flatMap(({ folder }) => findLayerFaults(`${folder}/src`, written, domains)),
      },
      { name: "imports that leave their workspace", faults: leaving },
      { name: "folders with more than 40 files", faults: findFullFolders(files) },
      { name: "files of more than 300 lines", faults: findLongFiles(files) },
      { name: "counts of repeats above the most", faults: findMoreRepeats(repeats) },
    ],
  };
}
