import { globSync, readFileSync } from "node:fs";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { printSchemaWithDirectives } from "@graphql-tools/utils";
import { lexicographicSortSchema, parse, Source } from "graphql";

const folder = new URL("../", import.meta.url);

const readDomains = () =>
  globSync("*/*.graphql", { cwd: folder, exclude: ["slices"] })
    .sort()
    .map((file) => new Source(readFileSync(new URL(file, folder), "utf8"), `schema/${file}`));

/**
 * The domains' SDL files, merged, validated and sorted, so that the print never depends on the order of files. An error names
 * the files and lines that it is about.
 */
export function mergeSchema() {
  const domains = readDomains();
  try {
    return lexicographicSortSchema(makeExecutableSchema({ typeDefs: domains.map((domain) => parse(domain)) }));
  } catch (error) {
    const [, name] = /"(\w+)/.exec(String(error)) ?? [];
    throw new Error([String(error), ...(name === undefined ? [] : placesOf(name, domains))].join("\n"));
  }
}

/** The lines that have a name, which an error of the merged SDL is about: such an error has no place of its own. */
const placesOf = (name: string, domains: readonly Source[]) =>
  domains.flatMap((domain) =>
    domain.body
      .split("\n")
      .flatMap((line, index) =>
        line.split(/\W+/).includes(name) ? [`  ${domain.name}:${index + 1}  ${line.trim()}`] : [],
      ),
  );

/** What is committed as `schema.graphql`. */
export const printMerged = () => `${printSchemaWithDirectives(mergeSchema())}\n`;
