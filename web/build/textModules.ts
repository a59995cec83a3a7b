import { readFileSync } from "node:fs";
import path from "node:path";
import { type ESTree, parseSync, Visitor } from "vite";

const web = path.resolve(import.meta.dirname, "..");
const MAIN = path.join(web, "src/main.tsx");
const SCRIPT = /\.tsx?$/;

type Node = ESTree.Expression | ESTree.SpreadElement;

/** A function that imports a screen, a part or more routes. */
interface Loader {
  node: Node;
  /** Where the object begins that has it as a property. */
  object?: number;
  /** It waits for the texts that load after the first ones. */
  waits: boolean;
  /** It also waits for the texts of this area. */
  area: string | undefined;
}

interface Import {
  file: string;
  loader: Loader | undefined;
}

/** The client's own modules, by the texts that are there when they run. */
export interface TextModules {
  /**
   * Modules that run before all texts of a language are there: those that `main.tsx` imports, at once or by a dynamic
   * import that does not wait for the texts. Parts made by `lazyPart`, skeletons made by `lazySkeleton`, screens of routes
   * without `isFirst`, and what `loadLater` loads wait.
   */
  first: Set<string>;
  /** Modules that run without the texts of any area, `first` included. */
  outside: Set<string>;
  /** The modules of each area: all that its screens and parts import. */
  areas: Map<string, Set<string>>;
}

/** Sorts the modules that `main.tsx` imports. */
export function textModules(): TextModules {
  const known = new Map<string, Import[]>();
  const importsOf = (file: string) => {
    const imports = known.get(file) ?? readImports(file);
    known.set(file, imports);
    return imports;
  };
  const reach = (roots: Iterable<string>, follows: (loader: Loader | undefined) => boolean) => {
    const found = new Set<string>();
    const visit = (file: string) => {
      if (found.has(file)) return;
      found.add(file);
      for (const { file: imported, loader } of importsOf(file)) if (follows(loader)) visit(imported);
    };
    for (const root of roots) visit(root);
    return found;
  };
  const roots = new Map<string, string[]>();
  for (const { file, loader } of [...reach([MAIN], () => true)].flatMap(importsOf)) {
    if (loader?.area !== undefined) roots.set(loader.area, [...(roots.get(loader.area) ?? []), file]);
  }
  return {
    first: reach([MAIN], (loader) => !loader?.waits),
    outside: reach([MAIN], (loader) => loader?.area === undefined),
    areas: new Map([...roots].map(([area, files]) => [area, reach(files, () => true)])),
  };
}

/** The own modules that a file imports. */
function readImports(file: string): Import[] {
  const source = readFileSync(file, "utf8");
  const { module, program } = parseSync(file, source);
  const isUsed = ({ entries }: { entries: { isType: boolean }[] }) =>
    entries.length === 0 || entries.some(({ isType }) => !isType);
  const loaders = loadersIn(program);
  const specifiers = [
    ...module.staticImports.filter(isUsed).map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports
      .filter(isUsed)
      .flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
  ].map((specifier) => ({ specifier, loader: undefined }));
  const dynamic = module.dynamicImports.map(({ start, moduleRequest }) => ({
    specifier: source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    loader: loaders.find(({ node }) => node.start <= start && start < node.end),
  }));
  return [...specifiers, ...dynamic]
    .filter(({ specifier }) => specifier.startsWith("."))
    .map(({ specifier, loader }) => ({ file: path.resolve(path.dirname(file), specifier), loader }))
    .filter(({ file: imported }) => SCRIPT.test(imported) && !imported.includes("__generated__"));
}

const lazyMakers = new Set(["lazyPart", "lazySkeleton", "loadLater"]);

/**
 * The functions of a file that import screens, parts and routes: arguments of `lazyMakers`, `screen` of routes, and `load` of those that are added later.
 */
export function loadersIn(program: ESTree.Program): Loader[] {
  const found: Loader[] = [];
  const constants = new Map<string, Node>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === "Identifier" && init) constants.set(id.name, init);
    },
    CallExpression({ callee, arguments: [node, area] }) {
      if (callee.type !== "Identifier" || !lazyMakers.has(callee.name) || !node) return;
      found.push({ node, waits: true, area: stringIn(area) });
    },
    ObjectExpression({ start: object, properties }) {
      const node = propertyOf(properties, "screen");
      const load = propertyOf(properties, "load");
      if (load) found.push({ node: load, object, waits: false, area: undefined });
      const isFirst = propertyOf(properties, "isFirst");
      const waits = !(isFirst?.type === "Literal" && isFirst.value === true);
      if (node) found.push({ node, object, waits, area: stringIn(propertyOf(properties, "texts")) });
    },
  }).visit(program);
  const resolve = (node: Node) => (node.type === "Identifier" && constants.get(node.name)) || node;
  return found.map((loader) => ({ ...loader, node: resolve(loader.node) }));
}

const stringIn = (node: Node | undefined) =>
  node?.type === "Literal" && typeof node.value === "string" ? node.value : undefined;

/** The value of an object's property. */
function propertyOf(properties: ESTree.ObjectExpression["properties"], name: string): Node | undefined {
  for (const one of properties) {
    if (one.type === "Property" && one.key.type === "Identifier" && one.key.name === name) return one.value;
  }
  return undefined;
}
