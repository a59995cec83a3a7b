import { readFileSync } from "node:fs";

const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|react-relay|relay-runtime|react-router|react-router-dom|react-intl|intl-messageformat|@formatjs|clsx)\//;

/** What every page needs, whatever its address: the entry, and the shell that it asks for at once. */
const ROOTS = ["/src/main.tsx", "/src/shell/ShellScreen.tsx"];

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[]; importedIds?: readonly string[] } | null;
}

const ICON = /lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/;
const OURS = /\/web\/src\/.*\.tsx?$/;

/** `ArrowDownToLine` as its file is named. */
const fileOf = (icon: string) =>
  icon
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/([a-zA-Z])(\d)/g, "$1-$2")
    .toLowerCase();

let shown: ReadonlySet<string> | undefined;

/** The files of the icons that every page shows: the library's own index imports them all, and says nothing about who asks. */
function eagerIcons(graph: ModuleGraph): ReadonlySet<string> {
  if (shown) return shown;
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id) || !OURS.test(id)) return;
    seen.add(id);
    const [, names = ""] = /import\s*\{([^}]*)\}\s*from "lucide-react"/.exec(readFileSync(id, "utf8")) ?? [];
    for (const name of names.split(",")) found.add(fileOf(name.trim().replace(/ as .*/, "")));
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  for (const root of ROOTS) visit(`${import.meta.dirname.replace(/\/build$/, "")}${root}`);
  shown = found;
  return found;
}

/** Whether a module comes with every page: it is a root, or one that does imports it. */
function isEager(id: string, graph: ModuleGraph, known = new Map<string, boolean>()): boolean {
  const answer = known.get(id);
  if (answer !== undefined) return answer;
  const icon = ICON.exec(id)?.[1];
  if (icon !== undefined) return eagerIcons(graph).has(icon);
  // A circle of imports is no way from a root.
  known.set(id, false);
  const eager =
    ROOTS.some((root) => id.endsWith(root)) ||
    (graph.getModuleInfo(id)?.importers ?? []).some((importer) => isEager(importer, graph, known));
  known.set(id, eager);
  return eager;
}

/** What asks for the rest; bundled with the rest, it could not run before it. */
const FIRST = /\/src\/entry\.ts$|vite\/preload-helper/;

/**
 * Two files for what every page needs, one that changes only with the libraries, one that is ours; left to itself the
 * bundler would cut ours into a crumb for each set of screens that share a module.
 */
export const chunks = {
  groups: [
    { name: "entry", test: FIRST, priority: 3 },
    { name: "vendor", test: LIBRARIES, priority: 2 },
    { name: (id: string, graph: ModuleGraph) => (isEager(id, graph) ? "shell" : null), priority: 1 },
  ],
};
