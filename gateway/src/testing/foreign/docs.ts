import { stringify } from "yaml";
import { memberCalls } from "./memberCalls.ts";
import { siteCalls } from "./siteCalls.ts";
import type { Fields } from "./words.ts";

/** The type that the docs give a parameter, by how its value is said. */
const types: Readonly<Record<string, string>> = { minor: "integer", bit: "integer", page: "integer" };

const schemaOf = (said: Fields[string]) => ({ type: types[String([said].flat()[1])] ?? "string" });

/** The foreign platform's own docs: OpenAPI with its calls and their parameters, but without answers, as old docs often are. */
export function foreignDocs(): string {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, { asks }] of Object.entries({ ...siteCalls, ...memberCalls })) {
    const [method = "", path = ""] = name.split(" ");
    const entries = Object.entries(asks);
    const inPath = entries.filter(([field]) => path.includes(`{${field}}`));
    const others = entries.filter(([field]) => !path.includes(`{${field}}`));
    const hasBody = method === "POST" && others.length > 0;
    const parameter =
      (place: string) =>
      ([field, said]: [string, Fields[string]]) => ({
        name: field,
        in: place,
        required: place === "path",
        schema: schemaOf(said),
      });
    const properties = Object.fromEntries(others.map(([field, said]) => [field, schemaOf(said)]));
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: {
        parameters: [...inPath.map(parameter("path")), ...(hasBody ? [] : others.map(parameter("query")))],
        ...(hasBody && {
          requestBody: { content: { "application/json": { schema: { type: "object", properties } } } },
        }),
        responses: { 200: { description: "{code, data, msg}" } },
      },
    };
  }
  return stringify({ openapi: "3.0.3", info: { title: "Old Hall", version: "2.3" }, paths });
}
