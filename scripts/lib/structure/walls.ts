import { findCircles, type Graph, reachableFrom, shortestWayRound } from "./graph.ts";

/** One import between two files of the repository. */
export interface Import {
  from: string;
  to: string;
}

export function graphOf(imports: Iterable<Import>): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const known = graph.get(from);
    if (known) known.add(to);
    else graph.set(from, new Set([to]));
  }
  return graph;
}

/** Circles of files, each as `a.ts → b.ts → a.ts`. */
export function findFileCircles(imports: readonly Import[]): string[] {
  const graph = graphOf(imports.filter(({ from, to }) => from !== to));
  return findCircles(graph).map((circle) => {
    const size = circle.length > 2 ? ` (${circle.length} files import each other)` : "";
    return `${shortestWayRound(graph, circle).join(" → ")}${size}`;
  });
}

/** The entry of `folder` that contains the file: a folder in it, or the file itself. */
const entryOf = (folder: string, file: string) => {
  const [entry = ""] = file.slice(folder.length + 1).split("/");
  return `${folder}/${entry}`;
};

const foldersOf = (files: Iterable<string>) => {
  const folders = new Set<string>();
  for (const file of files) {
    const parts = file.split("/");
    for (let depth = 1; depth < parts.length; depth += 1) folders.add(parts.slice(0, depth).join("/"));
  }
  return folders;
};

/** Imports between the entries of one folder, with an example of each. */
function importsWithin(folder: string, imports: readonly Import[]) {
  const examples = new Map<string, Import[]>();
  const inside = imports.filter(({ from, to }) => from.startsWith(`${folder}/`) && to.startsWith(`${folder}/`));
  const between: Import[] = [];
  for (const one of inside) {
    const [from, to] = [entryOf(folder, one.from), entryOf(folder, one.to)];
    if (from === to) continue;
    const key = `${from} → ${to}`;
    if (!examples.has(key)) between.push({ from, to });
    examples.set(key, [...(examples.get(key) ?? []), one]);
  }
  return { graph: graphOf(between), examples };
}

/**
 * Circles between the entries of any folder, at every depth: two domains that import each other, or two folders of one
 * domain. Each comes with the imports that make its shortest way round; with all that are in it when `whole`.
 */
export function findFolderCircles(imports: readonly Import[], { whole = false } = {}): string[] {
  const found: string[] = [];
  for (const folder of [...foldersOf(imports.map(({ from }) => from))].sort()) {
    const { graph, examples } = importsWithin(folder, imports);
    for (const circle of findCircles(graph)) {
      // A circle of files alone is reported as such.
      if (circle.every((entry) => /\.\w+$/.test(entry))) continue;
      const way = shortestWayRound(graph, circle);
      const edges = whole
        ? [...examples.keys()].filter((key) => key.split(" → ").every((entry) => circle.includes(entry)))
        : way.slice(1).map((entry, index) => `${way[index]} → ${entry}`);
      found.push(
        [
          `${circle.map((entry) => entry.slice(folder.length + 1)).join(", ")} in ${folder} import each other:`,
          ...edges.map((edge) => describeEdge(folder, edge, examples.get(edge) ?? [])),
        ].join("\n"),
      );
    }
  }
  return found;
}

function describeEdge(folder: string, edge: string, imports: readonly Import[]): string {
  const short = (file: string) => file.slice(folder.length + 1);
  const [first] = imports;
  const more = imports.length > 1 ? ` and ${imports.length - 1} more` : "";
  const names = edge.split(" → ").map(short).join(" → ");
  return `    ${names}: ${first ? `${short(first.from)} imports ${short(first.to)}` : ""}${more}`;
}

/**
 * Layers of one workspace's `src`. A domain's folder is named like its SDL file. Every other entry that a domain imports,
 * directly or through others, is a foundation and must import no domain; the rest composes domains.
 */
export function findLayerFaults(src: string, imports: readonly Import[], domains: ReadonlySet<string>): string[] {
  const { graph, examples } = importsWithin(src, imports);
  const isDomain = (entry: string) => domains.has(entry.slice(src.length + 1));
  const domainEntries = [...graph.keys()].filter(isDomain);
  const reached = reachableFrom(graph, domainEntries);
  const importerOf = (entry: string) => [...reached].find((importer) => graph.get(importer)?.has(entry));
  return [...reached]
    .filter((entry) => !isDomain(entry))
    .flatMap((foundation) =>
      [...(graph.get(foundation) ?? [])].filter(isDomain).map((domain) => {
        const [example] = examples.get(`${foundation} → ${domain}`) ?? [];
        return `${foundation} must not import a domain, because ${importerOf(foundation)} imports it: ${example?.from} imports ${example?.to}`;
      }),
    )
    .sort();
}
