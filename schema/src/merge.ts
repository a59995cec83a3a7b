import { readdirSync, readFileSync } from "node:fs";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { printSchemaWithDirectives } from "@graphql-tools/utils";
import { lexicographicSortSchema } from "graphql";

const folder = new URL("../", import.meta.url);
const OUTPUTS = new Set(["schema.graphql", "published.graphql"]);

/** The domains' SDL files, merged, validated and sorted, so that the print never depends on the order of files. */
export function mergeSchema() {
  const typeDefs = readdirSync(folder)
    .filter((file) => file.endsWith(".graphql") && !OUTPUTS.has(file))
    .map((file) => readFileSync(new URL(file, folder), "utf8"));
  return lexicographicSortSchema(makeExecutableSchema({ typeDefs, assumeValidSDL: false }));
}

/** What is committed as `schema.graphql`. */
export const printMerged = () => `${printSchemaWithDirectives(mergeSchema())}\n`;
