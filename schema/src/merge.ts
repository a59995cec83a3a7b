import { globSync, readFileSync } from "node:fs";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { printSchemaWithDirectives } from "@graphql-tools/utils";
import { type ConstDirectiveNode, Kind, lexicographicSortSchema, parse, Source, visit } from "graphql";

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
    return lexicographicSortSchema(makeExecutableSchema({ typeDefs: domains.map(readDomain) }));
  } catch (error) {
    const [, name] = /"(\w+)/.exec(String(error)) ?? [];
    throw new Error([String(error), ...(name === undefined ? [] : placesOf(name, domains))].join("\n"));
  }
}

/** A file of a domain, where fields have their calls as a directive, too: programs read no sentences. */
const readDomain = (domain: Source) =>
  visit(parse(domain), {
    FieldDefinition(field) {
      const calls = callsIn(field.description?.value ?? "");
      return calls.length === 0 ? undefined : { ...field, directives: [...(field.directives ?? []), upstream(calls)] };
    },
  });

const CALL = /^(?:(?:GET|POST|PUT|DELETE) \/[^?]+|[A-Z0-9]+_[\w{}]+)/;

/** The calls in the sentence of a description that says what a field wraps. */
function callsIn(description: string): string[] {
  const [, sentence = ""] = /\bWraps ((?:`[^`]*`|[^.])*)\./.exec(description.replace(/\s+/g, " ")) ?? [];
  return [...sentence.matchAll(/`([^`]*)`/g)].flatMap(([, name = ""]) => CALL.exec(name)?.[0] ?? []);
}

const upstream = (calls: readonly string[]): ConstDirectiveNode => ({
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: "upstream" },
  arguments: [
    {
      kind: Kind.ARGUMENT,
      name: { kind: Kind.NAME, value: "calls" },
      value: { kind: Kind.LIST, values: calls.map((value) => ({ kind: Kind.STRING, value })) },
    },
  ],
});

/** The lines that have a name, which an error of the merged SDL is about: such an error has no place of its own. */
const placesOf = (name: string, domains: readonly Source[]) =>
  domains.flatMap((domain) =>
    domain.body
      .split("\n")
      .flatMap((line, index) =>
        line.split(/\W+/).includes(name) ? [`  ${domain.name}:${index + 1}  ${line.trim()}`] : [],
      ),
  );

/** What is committed as `schema.graphql`: tools read it, so a short description stands in the line of what it describes. */
export const printMerged = () =>
  `${printSchemaWithDirectives(mergeSchema()).replaceAll(/^( +)"""(.*)"""\n *(?=\S)/gm, '$1"""$2""" ')}\n`;
