import type { Schema } from "./schema.ts";

/** Where a value differs from the contract: `games[3].minBet`, `expected decimal text, got number 20`. */
export interface Fault {
  path: string;
  text: string;
}

/** Finds the schema that a `$ref` names. */
export type Resolve = (reference: string) => Schema;

const decimalForm = /^-?\d{1,20}(\.\d{1,8})?$/;
const instantForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;
const formats: Readonly<Record<string, { name: string; form: RegExp }>> = {
  decimal: { name: "decimal text", form: decimalForm },
  "date-time": { name: "an instant in ISO 8601", form: instantForm },
};

/** Says where a value does not fit a schema; nothing when it does. */
export function explain(schema: Schema, value: unknown, resolve: Resolve, path = ""): Fault[] {
  if (schema.$ref !== undefined) return explain(resolve(schema.$ref), value, resolve, path);
  if (schema.allOf) return schema.allOf.flatMap((part) => explain(part, value, resolve, path));
  if (schema.anyOf) return explainChoice(schema.anyOf, value, resolve, path);
  if (!fitsAlone(schema, value)) return [{ path, text: `expected ${nameOf(schema)}, got ${shown(value, path)}` }];
  if (Array.isArray(value)) {
    const { items } = schema;
    return items === undefined ? [] : value.flatMap((row, index) => explain(items, row, resolve, `${path}[${index}]`));
  }
  if (!isObject(value)) return [];
  const missing = (schema.required ?? []).filter((name) => value[name] === undefined);
  const inside = Object.entries(value).flatMap(([name, part]) => {
    const field = Object.hasOwn(schema.properties ?? {}, name)
      ? schema.properties?.[name]
      : schema.additionalProperties;
    return field === undefined ? [] : explain(field, part, resolve, joined(path, name));
  });
  return [...missing.map((name) => ({ path: joined(path, name), text: "is missing" })), ...inside];
}

/** Of several forms, the one that comes closest is explained. */
function explainChoice(choices: readonly Schema[], value: unknown, resolve: Resolve, path: string): Fault[] {
  const results = choices.map((choice) => explain(choice, value, resolve, path));
  if (results.some((faults) => faults.length === 0)) return [];
  const inside = results.filter((faults) => faults.every((fault) => fault.path !== path));
  const [closest] = inside.toSorted((a, b) => a.length - b.length);
  const names = [
    ...new Set(choices.map((choice) => nameOf(choice.$ref === undefined ? choice : resolve(choice.$ref)))),
  ];
  return closest ?? [{ path, text: `expected ${names.join(" or ")}, got ${shown(value, path)}` }];
}

/** Whether the value fits, apart from what is in it. */
function fitsAlone(schema: Schema, value: unknown): boolean {
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) return false;
  if ("const" in schema && value !== schema.const) return false;
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (typeof value === "number") return value >= (schema.minimum ?? value) && value <= (schema.maximum ?? value);
  if (Array.isArray(value)) {
    return value.length >= (schema.minItems ?? 0) && value.length <= (schema.maxItems ?? value.length);
  }
  if (typeof value !== "string") return true;
  const format = formats[schema.format ?? ""];
  if (format && !format.form.test(value)) return false;
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, "u").test(value)) return false;
  return value.length >= (schema.minLength ?? 0) && value.length <= (schema.maxLength ?? value.length);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function isOfType(value: unknown, type: string): boolean {
  if (type === "array") return Array.isArray(value);
  if (type === "null") return value === null;
  if (type === "object") return isObject(value);
  if (type === "integer") return Number.isInteger(value);
  return typeof value === type;
}

const typeNames: Readonly<Record<string, string>> = {
  string: "text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  null: "null",
};

function nameOf(schema: Schema): string {
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return `one of ${schema.enum.map((one) => String(one)).join(", ")}`;
  const types = [schema.type ?? []].flat();
  const names = types.map((type) =>
    type === "string" ? textName(schema) : `${typeNames[type] ?? type}${boundsOf(schema)}`,
  );
  return names.join(" or ") || "a value";
}

function textName({ format, pattern, minLength, maxLength }: Schema): string {
  const known = formats[format ?? ""];
  if (known) return known.name;
  if (pattern !== undefined) return `text of the form ${pattern}`;
  if (minLength !== undefined || maxLength !== undefined)
    return `text of ${minLength ?? 0} to ${maxLength ?? "any"} characters`;
  return "text";
}

const boundsOf = ({ minimum, maximum, minItems, maxItems }: Schema) =>
  [
    [minimum ?? minItems, "from"],
    [maximum ?? maxItems, "to"],
  ]
    .map(([bound, word]) => (bound === undefined ? "" : ` ${word} ${bound}`))
    .join("");

const secretName = /token|password|secret|captcha|code|key|challenge|auth/i;
const longestShown = 40;

/** A value in a few words. What may be a secret is not shown. */
function shown(value: unknown, path: string): string {
  if (value === null) return "null";
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isObject(value)) return `an object with ${Object.keys(value).slice(0, 5).join(", ") || "no fields"}`;
  const type = typeof value === "string" ? "text" : typeof value;
  if (secretName.test(path.split(".").at(-1) ?? "")) return type;
  const text = JSON.stringify(value);
  return `${type} ${text.length > longestShown ? `${text.slice(0, longestShown)}…` : text}`;
}

const joined = (path: string, name: string) => (path === "" ? name : `${path}.${name}`);

/** Faults that all rows of a list share, as one: that of the first row, with the number of the others. */
export function together(faults: readonly Fault[]): string[] {
  const groups = Map.groupBy(
    faults,
    ({ path, text }) => `${path.replace(/\[\d+\]/g, "[]")} ${text.replace(/, got .*/s, "")}`,
  );
  return [...groups.values()].map(([first, ...others]) => {
    const more = others.length === 0 ? "" : ` (and in ${others.length} more rows)`;
    return `${first?.path || "the value"}: ${first?.text}${more}`;
  });
}
