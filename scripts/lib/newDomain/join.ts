import type { DomainNames } from "./files.ts";

/** Adds an import after the last one of a module. */
export function addImport(source: string, line: string): string {
  const end = [...source.matchAll(/^import .*;$/gm)].at(-1);
  const at = end ? end.index + end[0].length + 1 : 0;
  return `${source.slice(0, at)}${line}\n${source.slice(at)}`;
}

/** Adds a line before the first line that begins with \`mark\` after \`start\`. */
export function addBefore(source: string, start: string, mark: string, line: string): string {
  const from = source.indexOf(start);
  const at = from < 0 ? -1 : source.indexOf(`\n${mark}`, from);
  if (at < 0) throw new Error(`There is no "${mark}" after "${start}".`);
  return `${source.slice(0, at + 1)}${line}\n${source.slice(at + 1)}`;
}

/** Changes to the lists that name every domain, by file. */
export const joins: Record<string, (source: string, names: DomainNames) => string> = {
  "gateway/src/domains.ts": (source, { name }) =>
    addBefore(
      addImport(source, `import { ${name} } from "./${name}/${name}.domain.ts";`),
      "export const domains",
      "];",
      `  ${name},`,
    ),
  "sandbox/src/routes.ts": (source, { name }) =>
    addBefore(
      addImport(source, `import { ${name}Routes } from "./${name}/${name}.routes.ts";`),
      "export const routes",
      "];",
      `  ${name}Routes,`,
    ),
  "web/src/routes.tsx": (source, { name }) =>
    addBefore(
      addImport(source, `import { ${name}Routes } from "./${name}/${name}.routes.tsx";`),
      "export const routes",
      '      {\n        path: "*"',
      `      ...${name}Routes,`,
    ),
};

/** Adds the screen's title to the texts of one language, in the order of the keys. */
export function addText(json: string, { name, type }: DomainNames): string {
  const texts: Record<string, string> = JSON.parse(json);
  const keys = Object.keys(texts);
  const at = keys.findIndex((key) => key > name);
  keys.splice(at < 0 ? keys.length : at, 0, name);
  return `${JSON.stringify(Object.fromEntries(keys.map((key) => [key, texts[key] ?? type])), null, 2)}\n`;
}
