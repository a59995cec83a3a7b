import path from "node:path";
import { parseSync, Visitor } from "oxc-parser";

const CSS_IMPORT = /@import\s+(?:url\()?["']([^"']+)["']|composes:[^;]*\sfrom\s+["']([^"']+)["']/g;

/** The specifiers that a file imports, in any way: static, dynamic, for their types only, or re-exported. */
export function specifiersOf(file: string, text: string): string[] {
  if (file.endsWith(".css")) return [...text.matchAll(CSS_IMPORT)].map(([, a, b]) => a ?? b ?? "");
  const parsed = parseSync(file, text);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const found = new Set(staticImports.map(({ moduleRequest }) => moduleRequest.value));
  for (const { entries } of staticExports) {
    for (const { moduleRequest } of entries) if (moduleRequest) found.add(moduleRequest.value);
  }
  for (const { moduleRequest } of dynamicImports) {
    const literal = /^["'`]([^"'`$]+)["'`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[1]) found.add(literal[1]);
  }
  // `import("./a.ts").A` as a type is in no list of the module: only the tree has it.
  if (text.includes("import(")) {
    new Visitor({
      TSImportType: ({ source }) => {
        found.add(source.value);
      },
    }).visit(parsed.program);
  }
  return [...found];
}

/** The path that a relative specifier means, from the repository's root; undefined for packages. */
export function resolveRelative(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith(".")) return undefined;
  return path.posix.join(path.posix.dirname(file), specifier.replace(/[?#].*$/, ""));
}
