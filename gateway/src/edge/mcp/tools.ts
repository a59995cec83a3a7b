import { readFileSync } from "node:fs";
import { type GraphQLSchema, Kind, parse, print } from "graphql";
import { variablesSchema } from "../rest/jsonSchema.ts";

/** A query that programs may call by its name. */
export interface Tool {
  name: string;
  description: string;
  /** The variables as JSON Schema. */
  inputSchema: ReturnType<typeof variablesSchema>;
  /** The document, with the fragments that it spreads. */
  text: string;
}

/** The queries of tools.graphql. */
export function readTools(schema: GraphQLSchema): ReadonlyMap<string, Tool> {
  const { definitions } = parse(readFileSync(new URL("./tools.graphql", import.meta.url), "utf8"));
  const fragments = definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  return new Map(
    operations.map((operation) => {
      const { description, ...plain } = operation;
      const own = print(plain);
      const spread = fragments.filter(({ name }) => own.includes(`...${name.value}`)).map((one) => print(one));
      const more = fragments.filter(({ name }) => spread.some((text) => text.includes(`...${name.value}`)));
      const name = operation.name?.value ?? "";
      const text = [...new Set([own, ...spread, ...more.map((one) => print(one))])].join("\n");
      return [
        name,
        { name, description: description?.value ?? "", inputSchema: variablesSchema(operation, schema), text },
      ];
    }),
  );
}
