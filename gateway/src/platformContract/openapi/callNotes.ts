import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { toSchema } from "./schema.ts";

const folder = path.join(import.meta.dirname, "../calls");

const lossesFile = "fields.json";
const statusesFile = "refusals.json";
const frameFile = "frame.json";
const others = [lossesFile, statusesFile, frameFile];

/** JSON Schemas of values by name. A name that ends with `?` may be left out. */
const values = z.record(z.string(), z.unknown()).transform((sent) => {
  const entries = Object.entries(sent).map(([name, schema]) => [name.replace(/\?$/, ""), toSchema(schema)] as const);
  const required = Object.keys(sent).filter((name) => !name.endsWith("?"));
  return { properties: Object.fromEntries(entries), required };
});

/** An exchange as the sandbox had it, shortened and without secrets. */
const example = z.strictObject({
  path: z.record(z.string(), z.string()).optional(),
  query: z.record(z.string(), z.string()).optional(),
  body: z.unknown().optional(),
  /** The value in the envelope. */
  value: z.unknown().optional(),
});
export type CallExample = z.output<typeof example>;

const note = z.strictObject({
  title: z.string().min(1),
  /** What is lost where the platform lacks the call. Only calls that the documents show have none. */
  withoutIt: z.string().min(1).optional(),
  /** How we read the contract. */
  says: z.array(z.string()).default([]),
  query: values.optional(),
  body: values.optional(),
  /** The type of a body that is neither JSON nor encrypted. */
  bodyType: z.enum(["application/x-www-form-urlencoded", "multipart/form-data"]).optional(),
  /** Whether guests get an answer too, where the gateway sends a token when it has one. */
  open: z.boolean().default(false),
  /** Codes of its refusals, besides those that every call may answer. */
  errors: z.array(z.string()).default([]),
  /** `Cache-Control` of the answer, where it may be kept. */
  cache: z.string().optional(),
  /** Headers of the answer that the gateway reads. */
  headers: z.record(z.string(), z.string()).default({}),
  /** For calls that are not in the gateway's table of calls, because they carry no JSON in an envelope, or no session. */
  outside: z
    .strictObject({
      auth: z.enum(["none", "token", "service"]),
      answer: z.unknown().transform(toSchema),
      type: z.string(),
    })
    .optional(),
  example: example.default({}),
});

export type CallNote = z.output<typeof note>;
export type CallValues = z.output<typeof values>;

/** The notes of all calls, by the area to which a call belongs: one file an area, one line a call. */
export const readCallNotes = (): { area: string; notes: [name: string, note: CallNote][] }[] =>
  globSync("*.json", { cwd: folder })
    .filter((file) => !others.includes(file))
    .sort()
    .map((file) => ({
      area: path.basename(file, ".json"),
      notes: Object.entries(z.record(z.string(), note).parse(read(file))),
    }));

/** What is lost without the fields that we added to answers which the documents show. */
export const readLosses = (): Readonly<Record<string, string>> =>
  z.record(z.string(), z.string()).parse(read(lossesFile));

/** The HTTP status of each code of a refusal. */
export const readStatuses = (): Readonly<Record<string, number>> =>
  z.record(z.string(), z.number().int()).parse(read(statusesFile));

const frame = z.looseObject({ components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }) });

/** The document without its calls. */
export const readFrame = () => frame.parse(read(frameFile));

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), "utf8"));
