import { z } from "zod";
import type { CallEntry } from "../../upstream/callTable.ts";
import { either, type Schema, toSchema } from "./schema.ts";

/** What the gateway reads of a call's answer. `readings` are the call's entries in the table: it may be read in several ways. */
export function answerOf(readings: readonly CallEntry[]): Schema {
  return readings.map(({ shape }) => shapeOf(shape)).reduce(either);
}

/** Shapes that contain themselves, such as the tree of features, become one schema of their own. */
const repeated = new Map<string, { name: string; schema: Schema }>();

/** The schemas that `$ref` in answers names, by name. */
export const repeatedSchemas = (): Record<string, Schema> =>
  Object.fromEntries([...repeated.values()].map(({ name, schema }) => [name, schema]));

function shapeOf(shape: z.ZodType): Schema {
  const { $defs = {}, ...whole } = z.toJSONSchema(shape, { io: "input", unrepresentable: "any", override: needOnly });
  let text = JSON.stringify(whole);
  for (const [id, definition] of Object.entries($defs)) {
    const content = JSON.stringify(definition).replaceAll(`#/$defs/${id}`, "#/self");
    const known = repeated.get(content);
    const name = known?.name ?? `Tree${repeated.size + 1}`;
    const reference = `#/components/schemas/${name}`;
    if (known === undefined) {
      repeated.set(content, { name, schema: toSchema(JSON.parse(content.replaceAll("#/self", reference))) });
    }
    text = text.replaceAll(`#/$defs/${id}"`, `${reference}"`);
  }
  const schema = toSchema(JSON.parse(text));
  return z.safeParse(shape, {}).success ? withoutNeeds(schema) : schema;
}

/** The schema of an answer that the gateway can also do without. */
function withoutNeeds({ required: _, anyOf, ...rest }: Schema): Schema {
  return { ...rest, ...(anyOf && { anyOf: anyOf.map(withoutNeeds) }) };
}

/** Leaves in `required` what the gateway can't do without. Zod also lists fields that may hold anything, but not be missing. */
const needOnly: NonNullable<z.core.ToJSONSchemaParams["override"]> = ({ zodSchema, jsonSchema }) => {
  if (zodSchema instanceof z.ZodObject) {
    const needed = Object.entries(zodSchema.shape).filter(([, field]) => !z.safeParse(field, undefined).success);
    jsonSchema.required = needed.map(([name]) => name);
  }
};
