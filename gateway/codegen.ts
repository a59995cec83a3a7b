import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { codegen } from "@graphql-codegen/core";
import * as typescript from "@graphql-codegen/typescript";
import * as resolvers from "@graphql-codegen/typescript-resolvers";
import { Kind, parse } from "graphql";

// Writes the types of the schema, and of the resolvers for it.

const options = {
  enumsAsTypes: true,
  strictScalars: true,
  avoidOptionals: { defaultValue: true },
  inputMaybeValue: "T | null | undefined",
  scalars: { Date: "string", DateTime: "string", Decimal: "string", URL: "string" },
  importExtension: ".ts",
};

/**
 * What resolvers of the GraphQL type `Game` get: `GameModel` that a `*.wire.ts`, `*.upstream.ts` or `*.model.ts` exports, or
 * `Game` in `Models` of `graph/models.ts`, which domains of one file extend.
 */
function modelsByType(): Record<string, string> {
  const models = globSync(["src/graph/models.ts", "src/**/*.{model,wire,upstream,domain}.ts"], {
    cwd: import.meta.dirname,
  }).flatMap((file) => {
    const source = readFileSync(path.join(import.meta.dirname, file), "utf8");
    const own = [...source.matchAll(/^export (?:interface|type) (\w+)Model\b/gm)].map(([, name = ""]) => name);
    const [, declared = ""] = /interface Models \{\n(.*?)\n *\}/s.exec(source) ?? [];
    const merged = [...declared.matchAll(/^ +(\w+): /gm)].map(([, name = ""]) => name);
    return [
      ...own.map((name): [string, string] => [name, `../${file.slice("src/".length)}#${name}Model`]),
      ...merged.map((name): [string, string] => [name, `Models["${name}"]`]),
    ];
  });
  return Object.fromEntries(models.sort(([a], [b]) => a.localeCompare(b)));
}

const folder = path.join(import.meta.dirname, "src/__generated__");
const schema = parse(readFileSync(path.join(import.meta.dirname, "../schema/schema.graphql"), "utf8"));

async function write(name: string, pluginMap: Parameters<typeof codegen>[0]["pluginMap"], config: object, head = "") {
  const filename = path.join(folder, name);
  const plugins = Object.keys(pluginMap).map((plugin) => ({ [plugin]: {} }));
  const text = await codegen({
    ...{ filename, schema, documents: [], plugins, pluginMap },
    config: { ...options, ...config },
    importExtension: ".ts",
  });
  writeFileSync(filename, `${head}${compact(text)}`);
}

/** Short types and enums in a line each, and no empty lines: nobody reads these files from top to bottom. */
const compact = (text: string) =>
  text
    .replaceAll(/=\n(?: {2}\| '\w+'\n?)+/g, (values) => values.replaceAll(/\s+/g, " ").replace("= | ", "= "))
    .replaceAll(/\n{2,}/g, "\n")
    .replaceAll(/\{\n(?: {2}[^\n]*;\n)+\};/g, (body) => (body.length < 800 ? body.replaceAll(/\n */g, " ") : body));

/** The values of an enum as a set, for code that gets a text: `export const errorCodes = …`. */
function setOf(name: string, type: string): string {
  const definition = schema.definitions.find(
    (one) => one.kind === Kind.ENUM_TYPE_DEFINITION && one.name.value === type,
  );
  const values = definition && "values" in definition ? (definition.values ?? []).map((one) => one.name.value) : [];
  return `export const ${name}: ReadonlySet<string> = new Set(${JSON.stringify(values)});\n`;
}

mkdirSync(folder, { recursive: true });
writeFileSync(
  path.join(folder, "codes.ts"),
  setOf("errorCodes", "ErrorCode") + setOf("userErrorCodes", "UserErrorCode"),
);
// The SDL has the descriptions.
await write("types.ts", { typescript }, { skipTypename: true, disableDescriptions: true });
await write(
  "resolvers.ts",
  { resolvers },
  {
    contextType: "../request/context.ts#Context",
    namespacedImportName: "Types",
    useTypeImports: true,
    mappers: modelsByType(),
  },
  'import type { Models } from "../graph/models.ts";\nimport type * as Types from "./types.ts";\n',
);
