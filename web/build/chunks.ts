const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|react-relay|relay-runtime|react-router|react-router-dom|react-intl|intl-messageformat|@formatjs|clsx)\//;

/** What every page needs, whatever its address: the entry, and the shell that it asks for at once. */
const ROOTS = ["/src/main.tsx", "/src/shell/ShellScreen.tsx"];

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Whether a module comes with every page: it is a root, or one that does imports it. */
function isEager(id: string, graph: ModuleGraph, known = new Map<string, boolean>()): boolean {
  const answer = known.get(id);
  if (answer !== undefined) return answer;
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
