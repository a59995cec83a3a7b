import type { CallEntry } from "../../upstream/callTable.ts";
import { documentedCalls } from "../documents.ts";
import { answerOf, repeatedSchemas } from "./answers.ts";
import {
  type CallExample,
  type CallNote,
  type CallValues,
  readCallNotes,
  readLosses,
  readStatuses,
} from "./callNotes.ts";
import { type Losses, marked } from "./origins.ts";
import type { Schema } from "./schema.ts";
import { withSharedSchemas } from "./sharedSchemas.ts";

const statuses = readStatuses();
const version = "1.0.0";
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
  if (unnoted.length > 0) throw new Error(`gateway/src/contract/calls has no line for ${unnoted.join(", ")}`);

  const paths: Record<string, Record<string, unknown>> = {};
  for (const { area, notes } of areas) {
    for (const [name, note] of notes) {
      const [method = "", path = ""] = name.split(" ");
      const operation = operationOf({
        name,
        area,
        note,
        readings: readings.get(name),
        losses,
      });
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
    }
  }
  const shared = withSharedSchemas(Object.fromEntries(Object.entries(paths).sort()));
  return {
    openapi: "3.1.0",
    info: {
      title: "The platform's contract",
      version,
      description:
        "What the gateway asks of a platform. x-origin: document (the customer's documents name it, at x-line), completed (they name the call and do not show it), added (ours). x-without-it: what is lost where a platform lacks it. Encryption, tokens, envelope, keys, pages and events: docs/platform-contract.md.",
    },
    servers: [{ url: "/" }],
    tags: areas.map(({ area }) => ({ name: area })),
    paths: shared.paths,
    components: componentsOf(shared.schemas),
    "x-statuses": statuses,
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
  const marks = marksOf(readings, outside);
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
function marksOf(readings: readonly CallEntry[] | undefined, outside: CallNote["outside"]) {
  if (readings === undefined) return { auth: [outside?.auth ?? "none"], isOnce: false, isEncrypted: false };
  const forGuests = readings.some(({ isForGuests }) => isForGuests);
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

const componentsOf = (shared: Readonly<Record<string, unknown>>) => ({
  securitySchemes: {
    token: { type: "http", scheme: "bearer", description: "The token that a login gave." },
    service: { type: "http", scheme: "bearer", description: "The key that the gateway and the platform share." },
  },
  parameters: {
    IdempotencyKey: {
      name: "Idempotency-Key",
      in: "header",
      required: true,
      description:
        "The same key with the same body is carried out once, and answered again with Idempotency-Replayed: true.",
      schema: { type: "string", format: "uuid" },
    },
  },
  responses: {
    Refusal: {
      description: "The status of its code, or 200 from older platforms.",
      content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
    },
  },
  schemas: {
    Success: {
      type: "object",
      properties: { success: { const: true }, value: {} },
      description: "An answer without success and value is read as the value itself.",
    },
    Refusal: {
      type: "object",
      required: ["success"],
      properties: {
        success: { const: false },
        code: {
          type: "string",
          enum: Object.keys(statuses),
          "x-origin": "added",
          "x-without-it": "The message is shown.",
        },
        message: { type: ["string", "null"] },
        value: { description: "captcha: true asks for a captcha, x-line access:98." },
        fields: {
          type: "array",
          items: { type: "object", properties: { field: { type: "string" }, rule: { type: "string" } } },
        },
      },
    },
    ...repeatedSchemas(),
    ...shared,
  },
});
