import { readFileSync } from "node:fs";
import path from "node:path";

const web = path.resolve(import.meta.dirname, "..");
const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|react-relay|relay-runtime|react-router|react-router-dom|react-intl|intl-messageformat|@formatjs|clsx)\//;

/** What every page needs, whatever its address: the client, and the shell that it asks for at once. */
const SHELL = ["src/main.tsx", "src/shell/ShellScreen.tsx"];
/** The screen that most visits begin with; the lobbies are made of the same parts. */
const HOME = ["src/home/HomeScreen.tsx"];
/** What forms are made of: two crumbs of it cost every form more than one whole. */
const FORMS = /node_modules\/(formik|yup|property-expr|tiny-case|toposort)\//;
/** What asks for the rest; bundled with the rest, it could not run before it. */
const FIRST = /\/src\/entry\.ts$|vite\/preload-helper/;

const ICON = /lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/;
const ICON_LIBRARY = /node_modules\/lucide-react\//;
const OURS = /\/web\/src\/.*\.tsx?$/;

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds?: readonly string[] } | null;
}

/** All that some modules import, and what that imports; icons by their files' names. */
interface Tree {
  modules: Set<string>;
  icons: Set<string>;
}

function treeOf(roots: readonly string[], graph: ModuleGraph): Tree {
  const tree: Tree = { modules: new Set(), icons: new Set() };
  const visit = (id: string) => {
    // The library's own index imports every icon, and says nothing about who asks for which.
    if (tree.modules.has(id) || ICON_LIBRARY.test(id)) return;
    tree.modules.add(id);
    if (OURS.test(id)) for (const icon of iconsIn(readFileSync(id, "utf8"))) tree.icons.add(icon);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  for (const root of roots) visit(path.join(web, root));
  return tree;
}

/** The files of the icons that a source names. */
function iconsIn(source: string): string[] {
  const [, names = ""] = /import\s*\{([^}]*)\}\s*from "lucide-react"/.exec(source) ?? [];
  return names.split(",").map((name) => fileOf(name.trim().replace(/ as .*/, "")));
}

/** `ArrowDownToLine` as its file is named. */
const fileOf = (icon: string) =>
  icon
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/([a-zA-Z])(\d)/g, "$1-$2")
    .toLowerCase();

/** Puts everything that some modules stand on into one file. */
function wholeTree(name: string, roots: readonly string[]) {
  let tree: Tree | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    tree ??= treeOf(roots, graph);
    const icon = ICON.exec(id)?.[1];
    return (icon === undefined ? tree.modules.has(id) : tree.icons.has(icon)) ? name : null;
  };
}

/**
 * Few files for what first visits need: one that changes only with the libraries, one for the shell, one for home; left
 * to itself the bundler would cut ours into a crumb for each set of screens that share a module.
 */
export const chunks = {
  groups: [
    { name: "entry", test: FIRST, priority: 4 },
    { name: "vendor", test: LIBRARIES, priority: 3 },
    { name: wholeTree("shell", SHELL), priority: 2 },
    { name: wholeTree("home", HOME), priority: 1 },
    { name: "forms", test: FORMS, priority: 0 },
  ],
};
