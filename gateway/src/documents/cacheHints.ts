import { type GraphQLField, Kind } from "graphql";

const guards = new Set(["authenticated", "realAccount", "agentOnly"]);

/** The seconds that the SDL gives a field; undefined when it says nothing, null when the field must not be shared. */
export function ageOf(field: GraphQLField<unknown, unknown>): number | null | undefined {
  let age: number | undefined;
  for (const directive of field.astNode?.directives ?? []) {
    if (guards.has(directive.name.value)) return null;
    if (directive.name.value !== "cacheControl") continue;
    for (const { name, value } of directive.arguments ?? []) {
      if (name.value === "scope" && value.kind === Kind.ENUM && value.value !== "PUBLIC") return null;
      if (name.value === "maxAge" && value.kind === Kind.INT) age = Number(value.value);
    }
    if (age === undefined || age <= 0) return null;
  }
  return age;
}
