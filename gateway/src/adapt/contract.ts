import { isRecord } from "../basics/isRecord.ts";
import { wordsOf } from "./concepts.ts";
import { type Part, partOfSchema, partOfValue } from "./parts.ts";
import { placeholdersIn } from "./templates.ts";

/** One call of our contract. */
export interface OurCall {
  name: string;
  method: string;
  words: readonly string[];
  /** Words of its title. */
  said: readonly string[];
  placeholders: readonly string[];
  query: Part;
  body: Part;
  isEncrypted: boolean;
  /** Whether it may be sent with a token, and without one. */
  takesToken: boolean;
  takesGuests: boolean;
  answer: Part;
  isNeeded: boolean;
  /** What is lost when the platform lacks it. */
  withoutIt: string;
}

const methods = ["get", "post", "put", "delete"];
const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** The calls of an OpenAPI file: ours, and the body of theirs. */
export function callsOf(openApi: unknown): OurCall[] {
  const { paths, components, servers } = record(openApi);
  const { url } = record(Array.isArray(servers) ? servers[0] : undefined);
  const base = URL.parse(String(url ?? "/"), "http://platform")?.pathname.replace(/\/$/, "") ?? "";
  const definitions = record(record(components).schemas);
  const calls = Object.entries(record(paths)).flatMap(([path, operations]) =>
    Object.entries(record(operations))
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => callOf(`${method.toUpperCase()} ${base}${path}`, record(operation), definitions)),
  );
  // Bodies say of an amount only that it is a text.
  const amounts = new Set(calls.flatMap(({ answer }) => [...amountsIn(answer)]));
  for (const { body, query } of calls) for (const part of [body, query]) markAmounts(part, amounts);
  return calls;
}

const insideOf = ({ fields, rows }: Part): [string, Part][] => [...fields, ...(rows ? [...rows.fields] : [])];

const amountsIn = (part: Part): string[] =>
  insideOf(part).flatMap(([name, inside]) => (inside.kinds.has("amount") ? [name] : amountsIn(inside)));

function markAmounts(part: Part, names: ReadonlySet<string>): void {
  for (const [name, inside] of insideOf(part)) {
    if (names.has(name) && inside.kinds.has("text") && inside.kinds.size === 1) inside.kinds.add("amount");
    markAmounts(inside, names);
  }
}

function callOf(name: string, operation: Record<string, unknown>, definitions: Record<string, unknown>): OurCall {
  const [method = "", path = ""] = name.split(" ");
  const schemaIn = (holder: unknown): unknown => record(Object.values(record(record(holder).content))[0]).schema;
  const success = schemaIn(record(operation.responses)["200"]);
  const inEnvelope = [record(success).allOf ?? []]
    .flat()
    .map((one) => record(record(one).properties).value)
    .find(Boolean);
  const security = Array.isArray(operation.security) ? operation.security.map(record) : [{}];
  const query = partOfValue({});
  for (const parameter of Array.isArray(operation.parameters) ? operation.parameters.map(record) : []) {
    if (parameter.in === "query" && typeof parameter.name === "string")
      query.fields.set(parameter.name, partOfSchema(parameter.schema, definitions));
  }
  return {
    name,
    method,
    words: wordsOf(path.replaceAll(/\{\w+\}/g, "")),
    said: wordsOf(`${operation.summary ?? ""} ${operation.tags ?? ""}`),
    placeholders: placeholdersIn(path),
    query,
    body: partOfSchema(schemaIn(operation.requestBody), definitions),
    isEncrypted: record(operation.requestBody)["x-encrypted"] === true,
    takesToken: security.some((one) => "token" in one),
    takesGuests: security.some((one) => !("token" in one)),
    answer: partOfSchema(inEnvelope ?? success, definitions),
    isNeeded: operation["x-needed"] === true,
    withoutIt: typeof operation["x-without-it"] === "string" ? operation["x-without-it"] : "",
  };
}
