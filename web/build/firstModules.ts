import { readFileSync } from "node:fs";
import path from "node:path";
import { type ESTree, parseSync, Visitor } from "vite";

const web = path.resolve(import.meta.dirname, "..");
const SCRIPT = /\.tsx?$/;

type Node = ESTree.Expression | ESTree.SpreadElement;

/**
 * Lists the client's own modules that run before all texts of a language are there: those that `main.tsx` imports, at once
 * or by a dynamic import that does not wait for the texts. The parts made by `lazyPart` and the screens of routes without
 * `isFirst` wait.
 */
export function firstModules(root = path.join(web, "src/main.tsx")): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || !SCRIPT.test(file) || file.includes("__generated__")) return;
    found.add(file);
    for (const specifier of importsOf(file)) {
      if (specifier.startsWith(".")) visit(path.resolve(path.dirname(file), specifier));
    }
  };
  visit(root);
  return found;
}

/** The modules that a file imports before all texts are there. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const { module, program } = parseSync(file, source);
  const isUsed = ({ entries }: { entries: { isType: boolean }[] }) =>
    entries.length === 0 || entries.some(({ isType }) => !isType);
  const { first, waiting } = loadersIn(program);
  const isIn = (loaders: Node[], at: number) => loaders.some(({ start, end }) => start <= at && at < end);
  return [
    ...module.staticImports.filter(isUsed).map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports
      .filter(isUsed)
      .flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...module.dynamicImports
      .filter(({ start }) => isIn(first, start) || !isIn(waiting, start))
      .map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
}

/** The functions that import screens and parts: those of first screens, and those that wait for the texts. */
function loadersIn(program: ESTree.Program): { first: Node[]; waiting: Node[] } {
  const [first, waiting]: [Node[], Node[]] = [[], []];
  const constants = new Map<string, Node>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === "Identifier" && init) constants.set(id.name, init);
    },
    CallExpression({ callee, arguments: [load] }) {
      if (callee.type === "Identifier" && callee.name === "lazyPart" && load) waiting.push(load);
    },
    ObjectExpression({ properties }) {
      const screen = propertyOf(properties, "screen");
      const isFirst = propertyOf(properties, "isFirst");
      if (screen) (isFirst?.type === "Literal" && isFirst.value === true ? first : waiting).push(screen);
    },
  }).visit(program);
  const resolve = (node: Node) => (node.type === "Identifier" && constants.get(node.name)) || node;
  return { first: first.map(resolve), waiting: waiting.map(resolve) };
}

/** The value of an object's property. */
function propertyOf(properties: ESTree.ObjectExpression["properties"], name: string): Node | undefined {
  for (const one of properties) {
    if (one.type === "Property" && one.key.type === "Identifier" && one.key.name === name) return one.value;
  }
  return undefined;
}
