import type { CallEntry } from "../../upstream/callTable.ts";
import { documentedCalls } from "../documents.ts";
import { answerOf, repeatedSchemas } from "./answers.ts";
import {
  type CallExample,
  type CallNote,
  type CallValues,
  readCallNotes,
  readFrame,
  readLosses,
  readStatuses,
} from "./callNotes.ts";
import { type Losses, marked } from "./origins.ts";
import type { Schema } from "./schema.ts";
import { withSharedSchemas } from "./sharedSchemas.ts";

const statuses = readStatuses();
const needed = new Set(["GET /wps/system/encryptionKey"]);

/**
 * The platform's contract as OpenAPI 3.1: every call of the gateway, with the answer that it reads. Throws when a call of
 * the table has no note, or a note no call.
 */
export function openApiOf(table: readonly CallEntry[]) {
  const readings = Map.groupBy(table, ({ name }): string => name);
  const areas = readCallNotes();
  const losses = readLosses();
  const noted = new Set(areas.flatMap(({ notes }) => notes.map(([name]) => name)));
  const unnoted = [...readings.keys()].filter((name) => !noted.has(name));
  if (unnoted.length > 0) throw new Error(`gateway/src/platformContract/calls has no line for ${unnoted.join(", ")}`);

  const paths: Record<string, Record<string, unknown>> = {};
  for (const { area, notes } of areas) {
    for (const [name, note] of notes) {
      const [method = "", path = ""] = name.split(" ");
      const operation = operationOf({ name, area, note, losses, readings: readings.get(name) });
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
    }
  }
  const shared = withSharedSchemas(Object.fromEntries(Object.entries(paths).sort()));
  const { components, ...frame } = readFrame();
  const schemas = { ...components.schemas, ...repeatedSchemas(), ...shared.schemas };
  return {
    frame: { ...frame, tags: areas.map(({ area }) => ({ name: area })), "x-statuses": statuses },
    components: { ...components, schemas },
    paths: shared.paths,
  };
}

interface Call {
  name: string;
  area: string;
  note: CallNote;
  readings: readonly CallEntry[] | undefined;
  losses: Losses;
}

function operationOf({ name, area, note, readings, losses }: Call) {
  const documented = name in documentedCalls ? documentedCalls[name as keyof typeof documentedCalls] : undefined;
  const { outside, example } = note;
  if (readings === undefined && outside === undefined) throw new Error(`The gateway makes no such call: ${name}`);
  const shape = readings === undefined ? (outside?.answer ?? {}) : answerOf(readings);
  const answer = marked(shape, documented, losses);
  const isShown = documented?.answer !== undefined;
  if (isShown === (note.withoutIt !== undefined)) {
    throw new Error(`${name}: withoutIt is for calls that the documents do not show, and for all of them.`);
  }
  const marks = marksOf(readings, note);
  return {
    operationId: name.replace(/[^\w]+/g, "_").replace(/_$/, ""),
    tags: [area],
    summary: note.title,
    ...(note.says.length > 0 && { description: note.says.join("\n\n") }),
    "x-origin": isShown ? "document" : documented === undefined ? "added" : "completed",
    ...(documented && { "x-line": documented.at }),
    ...(note.withoutIt && { "x-without-it": note.withoutIt }),
    ...((isShown || needed.has(name)) && { "x-needed": true }),
    ...(note.cache && { "x-cache": note.cache }),
    security: marks.auth.map((auth) => (auth === "none" ? {} : { [auth]: [] })),
    parameters: [
      ...pathParametersOf(name, example.path),
      ...queryParametersOf(note.query, example.query),
      ...(answer.properties?.list && answer.properties.keys ? besideParametersOf(example.query) : []),
      ...(marks.isOnce ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
    ],
    ...(note.body && { requestBody: requestBodyOf(note, marks.isEncrypted, example) }),
    responses: {
      "200": successOf(answer, note, example),
      default: { $ref: "#/components/responses/Refusal" },
    },
    ...(note.errors.length > 0 && { "x-errors": note.errors.map(checkedCode) }),
  };
}

/** What the readings of a call say together: a token is optional where only some of them send it. */
function marksOf(readings: readonly CallEntry[] | undefined, { outside, open }: CallNote) {
  if (readings === undefined) return { auth: [outside?.auth ?? "none"], isOnce: false, isEncrypted: false };
  const forGuests = open || readings.some(({ isForGuests }) => isForGuests);
  const forMembers = readings.some(({ isForGuests }) => !isForGuests);
  return {
    auth: [...(forGuests ? ["none"] : []), ...(forMembers ? ["token"] : [])],
    isOnce: readings.some(({ isOnce }) => isOnce),
    isEncrypted: readings.some(({ isEncrypted }) => isEncrypted),
  };
}

const pathParametersOf = (call: string, example: Record<string, string> = {}) =>
  [...call.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
    ...(example[name] !== undefined && { example: example[name] }),
  }));

const queryParametersOf = (values: CallValues | undefined, example: Record<string, string> = {}) =>
  Object.entries(values?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    ...(values?.required.includes(name) && { required: true }),
    schema,
    ...(example[name] !== undefined && { example: example[name] }),
  }));

const besideKey = { type: "string", minLength: 1, maxLength: 64 };

/** Lists with a key for each row take one, in place of a page's number. */
const besideParametersOf = (example: Record<string, string> = {}) =>
  ["after", "before"].map((name) => ({
    name,
    in: "query",
    schema: besideKey,
    ...(example[name] !== undefined && { example: example[name] }),
  }));

function requestBodyOf({ body, bodyType }: CallNote, isEncrypted: boolean, example: CallExample) {
  const type = isEncrypted ? "application/jose" : (bodyType ?? "application/json");
  return {
    required: true,
    ...(isEncrypted && { "x-encrypted": true }),
    content: {
      [type]: {
        schema: { type: "object", ...body },
        ...(example.body !== undefined && { example: example.body }),
      },
    },
  };
}

function successOf(answer: Schema, { headers, outside }: CallNote, example: CallExample) {
  const type = outside?.type ?? "application/json";
  const isEnveloped = type === "application/json";
  return {
    description: "Success",
    ...(Object.keys(headers).length > 0 && {
      headers: Object.fromEntries(
        Object.entries(headers).map(([header, description]) => [header, { description, schema: { type: "string" } }]),
      ),
    }),
    content: {
      [type]: {
        schema: isEnveloped
          ? { allOf: [{ $ref: "#/components/schemas/Success" }, { properties: { value: answer } }] }
          : answer,
        ...("value" in example && { example: isEnveloped ? { success: true, value: example.value } : example.value }),
      },
    },
  };
}

function checkedCode(code: string): string {
  if (code in statuses) return code;
  throw new Error(`refusals.json has no ${code}.`);
}
