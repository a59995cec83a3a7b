import { isRecord } from "../../basics/isRecord.ts";

/** The documents name it · they name the call and do not show it · it is ours. */
export type Origin = "document" | "completed" | "added";

/** The part of JSON Schema that the contract uses. */
export interface Schema {
  title?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  $ref?: string;
  "x-origin"?: Origin;
  "x-line"?: string;
  "x-without-it"?: string;
}

/** Bounds that zod adds to numbers and our readers to texts: they protect the gateway, and say nothing of the contract. */
const noBounds = new Set<unknown>([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 100_000]);
const bounds = ["minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems"] as const;

/** Formats that need no pattern beside them. */
const knownFormats = new Set(["decimal", "date-time", "date", "uuid", "email", "uri", "binary"]);

/** A schema that zod or a file gives, in its simplest form. Throws for what the contract can't say. */
export function toSchema(sent: unknown): Schema {
  if (!isRecord(sent)) throw new Error(`No schema: ${JSON.stringify(sent)}`);
  if (sent["x-one-row"] === true && isRecord(sent.properties)) {
    return Object.values(sent.properties).map(toSchema).reduce(both);
  }
  const schema: Schema = {};
  if (typeof sent.$ref === "string") schema.$ref = sent.$ref;
  if (typeof sent.description === "string") schema.description = sent.description;
  if (typeof sent["x-without-it"] === "string") schema["x-without-it"] = sent["x-without-it"];
  const types = [sent.type ?? []].flat().filter((type) => typeof type === "string");
  const [type] = types;
  if (type !== undefined) schema.type = types.length === 1 ? type : types;
  if (typeof sent.format === "string" && knownFormats.has(sent.format)) schema.format = sent.format;
  if (typeof sent.pattern === "string" && !schema.format) schema.pattern = sent.pattern;
  if (Array.isArray(sent.enum)) schema.enum = sent.enum;
  if ("const" in sent) schema.const = sent.const;
  for (const bound of bounds) {
    const value = sent[bound];
    if (typeof value === "number" && value !== 0 && !noBounds.has(value)) schema[bound] = value;
    if (bound === "minimum" && value === 0) schema.minimum = 0;
  }
  if (isRecord(sent.properties)) {
    schema.properties = Object.fromEntries(
      Object.entries(sent.properties).map(([name, property]) => [name, toSchema(property)]),
    );
  }
  if (Array.isArray(sent.required)) {
    const required = sent.required.filter((name) => typeof name === "string");
    if (required.length > 0) schema.required = required;
  }
  if (isRecord(sent.additionalProperties)) schema.additionalProperties = toSchema(sent.additionalProperties);
  // A row that can't be read is left out: that is no form in which rows may come.
  if (isRecord(sent.items)) schema.items = withoutNull(toSchema(sent.items));
  if (Array.isArray(sent.allOf)) schema.allOf = sent.allOf.map(toSchema);
  if (Array.isArray(sent.anyOf)) return withChoices(schema, sent.anyOf.map(toSchema));
  return schema;
}

/** The schema of a row that is read in two ways at once. */
const both = (a: Schema, b: Schema): Schema => ({
  ...a,
  properties: { ...a.properties, ...b.properties },
  required: [...new Set([...(a.required ?? []), ...(b.required ?? [])])],
});

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const plainTypes = new Set(["string", "number", "integer", "boolean", "null"]);
const boundsAndForms = new Set<string>([...bounds, "format", "pattern"]);
const isNull = ({ type }: Schema) => type === "null";

function withoutNull(schema: Schema): Schema {
  const others = schema.anyOf?.filter((choice) => !isNull(choice));
  const [only] = others ?? [];
  return others?.length === 1 && only !== undefined ? only : schema;
}

function withChoices(schema: Schema, sent: readonly Schema[]): Schema {
  const flat = sent.flatMap((choice) => choice.anyOf ?? [choice]);
  const choices = flat.filter((choice, index) => flat.findIndex((other) => isSame(other, choice)) === index);
  const [first, second] = choices;
  if (first === undefined) return schema;
  if (second === undefined) return { ...schema, ...first };
  const nullable = choices.length === 2 && choices.some(isNull) ? choices.find((choice) => !isNull(choice)) : undefined;
  if (typeof nullable?.type === "string" && nullable.properties === undefined && nullable.const === undefined) {
    const values = nullable.enum && { enum: [...nullable.enum, null] };
    return { ...schema, ...nullable, ...values, type: [nullable.type, "null"] };
  }
  const types = choices.flatMap(({ type }) => (typeof type === "string" && plainTypes.has(type) ? type : []));
  const keywords = choices.flatMap(({ type, ...rest }) => Object.keys(rest));
  // Bounds hold for values of their type only, so those of several types can stand side by side.
  if (new Set(types).size === choices.length && keywords.every((keyword) => boundsAndForms.has(keyword))) {
    return Object.assign({ ...schema }, ...choices, { type: types });
  }
  return { ...schema, anyOf: choices };
}

/** The schema of an answer that fits one or the other. Objects become one, in which only what both need is needed. */
export function either(a: Schema, b: Schema): Schema {
  if (isSame(a, b)) return a;
  if (a.properties && b.properties) {
    const names = [...new Set([...Object.keys(a.properties), ...Object.keys(b.properties)])];
    const required = a.required?.filter((name) => b.required?.includes(name));
    return {
      ...a,
      properties: Object.fromEntries(
        names.map((name) => {
          const [inA, inB] = [a.properties?.[name], b.properties?.[name]];
          return [name, inA && inB ? either(inA, inB) : (inA ?? inB ?? {})];
        }),
      ),
      ...(required && { required }),
    };
  }
  if (a.items && b.items) return { ...a, items: either(a.items, b.items) };
  return withChoices({}, [a, b]);
}
