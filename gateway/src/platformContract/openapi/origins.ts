import { isRecord } from "../../basics/isRecord.ts";
import type { DocumentedCall, NamedFields } from "../documents.ts";
import type { Origin, Schema } from "./schema.ts";

/** What is lost without a field that the documents lack, by its name, or by the name of what it is part of and its own. */
export type Losses = Readonly<Record<string, string>>;

/**
 * Marks where every field of a call's answer comes from. `losses` has a sentence for each field of ours in an answer that the
 * documents show; throws when one is missing. In the other answers it is the call that is lost.
 */
export function marked(answer: Schema, documented: DocumentedCall | undefined, losses: Losses): Schema {
  const isShown = documented?.answer !== undefined;
  const rest: Origin = documented === undefined || isShown ? "added" : "completed";

  const mark = (schema: Schema, path: readonly string[], named: NamedFields | undefined): Schema => {
    const { properties, items, anyOf, additionalProperties, ...plain } = schema;
    const fieldOf = (name: string, field: Schema): Schema => {
      const place = isWrapper(name, field, named) ? named : (named?.[name] ?? named?.["*"]);
      const at = [...path, name];
      const inner = mark(field, at, typeof place === "string" ? undefined : place);
      if (place !== undefined) return { ...inner, "x-origin": "document", ...lineOf(place) };
      return { ...inner, "x-origin": rest, "x-without-it": lossOf(at, schema.required?.includes(name) ?? false) };
    };
    return {
      ...plain,
      ...(properties && {
        properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, fieldOf(name, field)])),
      }),
      ...(items && { items: mark(items, path, listed(named)) }),
      ...(anyOf && { anyOf: anyOf.map((choice) => mark(choice, path, named)) }),
      ...(additionalProperties && { additionalProperties: mark(additionalProperties, path, fieldsOf(named?.["*"])) }),
    };
  };

  const lossOf = (path: readonly string[], isNeeded: boolean): string => {
    const said = losses[path.slice(-2).join(".")] ?? losses[path.at(-1) ?? ""];
    if (isShown && said !== undefined) return said;
    if (isShown)
      throw new Error(`gateway/src/platformContract/calls/fields.json has no ${path.join(".")} (${documented?.at})`);
    if (!isNeeded) return "This value alone.";
    return path.length === 1 ? "The whole answer." : "The row or object that has it.";
  };

  return mark(answer, [], documented?.answer);
}

/** A list may stand alone or in `list`: the documents show both. */
const isWrapper = (name: string, { items }: Schema, named: NamedFields = {}) =>
  name === "list" && items !== undefined && Object.keys(named).length > 0 && !("list" in named);
const listed = (named: NamedFields | undefined) => fieldsOf(named?.list) ?? named;

const fieldsOf = (place: NamedFields | string | undefined) => (typeof place === "string" ? undefined : place);

const lineOf = (place: NamedFields | string): { "x-line"?: string } => {
  const line = firstLine(place);
  return line === undefined ? {} : { "x-line": line };
};

function firstLine(place: unknown): string | undefined {
  if (typeof place === "string") return place;
  if (!isRecord(place)) return undefined;
  // The tree of features contains itself, but has lines before that.
  for (const part of Object.values(place)) {
    const line = firstLine(part);
    if (line !== undefined) return line;
  }
  return undefined;
}
