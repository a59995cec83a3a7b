import { globSync, readFileSync } from "node:fs";
import type { CodegenConfig } from "@graphql-codegen/cli";

const scalars = { Date: "string", DateTime: "string", Decimal: "string", URL: "string" };

/** `export interface GameModel` in a `*.model.ts` file is what resolvers of the GraphQL type `Game` get. */
function modelsByType(): Record<string, string> {
  const models = globSync("src/**/*.model.ts", { cwd: import.meta.dirname }).flatMap((file) => {
    const source = readFileSync(`${import.meta.dirname}/${file}`, "utf8");
    const names = [...source.matchAll(/^export (?:interface|type) (\w+)Model\b/gm)].map(([, name = ""]) => name);
    return names.map((name): [string, string] => [name, `../${file.slice("src/".length)}#${name}Model`]);
  });
  return Object.fromEntries(models.sort(([a], [b]) => a.localeCompare(b)));
}

const config: CodegenConfig = {
  schema: "../schema/schema.graphql",
  generates: {
    "src/__generated__/types.ts": {
      plugins: ["typescript"],
      config: {
        enumsAsTypes: true,
        skipTypename: true,
        // The SDL has the descriptions.
        disableDescriptions: true,
        strictScalars: true,
        avoidOptionals: { defaultValue: true },
        inputMaybeValue: "T | null | undefined",
        scalars,
      },
    },
    "src/__generated__/resolvers.ts": {
      plugins: [{ add: { content: 'import type * as Types from "./types.ts";' } }, "typescript-resolvers"],
      config: {
        contextType: "../request/context.ts#Context",
        namespacedImportName: "Types",
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        avoidOptionals: { defaultValue: true },
        inputMaybeValue: "T | null | undefined",
        scalars,
        mappers: modelsByType(),
      },
    },
  },
  config: { importExtension: ".ts" },
};

export default config;
