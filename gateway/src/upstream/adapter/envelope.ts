import { entryOf } from "../../basics/entryOf.ts";
import { isRecord } from "../../basics/isRecord.ts";
import { isErrorCode, isUserErrorCode } from "../../errors/texts.ts";
import { type FieldRefusal, UpstreamError, unavailable } from "../../errors/upstreamError.ts";
import { contentOf, parse, refusalWith, unreadable } from "../http/envelope.ts";
import type { RawAnswer } from "../http/exchange.ts";
import type { EnvelopeForm } from "./format.ts";
import { type Around, compileMapping, type Reader } from "./mapping/mapping.ts";
import type { Place } from "./place.ts";

/** Codes of ours by the platform's. */
export type Codes = Readonly<Record<string, string>>;

/** The content of an answer, and its whole body. */
export interface Opened {
  content: unknown;
  body: unknown;
}

/** Our words for the platform's in refusals. */
export interface Reading {
  codes: Codes;
  /** Fields of the body. */
  names: Readonly<Record<string, string>>;
}

/** Reads an answer's envelope. Throws an UpstreamError for a refusal, with a code of ours. */
export type EnvelopeReader = (raw: RawAnswer, reading: Reading, around: Around) => Opened;

/** Says how the platform's answers are opened. Undefined: as our contract's. `none`: the body is the content. */
export function compileEnvelope(
  form: EnvelopeForm | "none" | undefined,
  place: Place,
  { longNumbers }: { longNumbers: boolean },
): EnvelopeReader {
  const parsed = longNumbers ? exactly : parse;
  if (form === undefined) return openOurs;
  if (form === "none") return openBare(parsed);
  const read = (text: string | undefined, ...keys: string[]): Reader =>
    text === undefined
      ? () => undefined
      : compileMapping(text, { direction: "answer", tables: {}, rsaCiphers: new Set() }, place.at(...keys));
  const { success, fields } = form;
  const mark = success === "status" ? undefined : read(success.at, "success", "at");
  const good = new Set(success === "status" ? [] : success.is.map(String));
  const value = read(form.value, "value");
  const message = read(form.message, "message");
  const code = read(form.code, "code");
  const refusedFields = read(fields?.at, "fields", "at");
  const fieldName = read(fields?.field, "fields", "field");
  const fieldRule = read(fields?.rule, "fields", "rule");
  return (raw, { codes, names }, around) => {
    const body = bodyOf(raw, parsed);
    const found = mark?.(body, around);
    const isAnswered = isGood(raw);
    if (isAnswered && (mark === undefined || good.has(wordOf(found) ?? "")))
      return { content: value(body, around), body };
    if (isAnswered && found === undefined) throw unavailable("the adapter's envelope is not there", raw.status);
    throw refusalWith(raw.status, raw.headers, {
      code: ourCode(wordOf(code(body, around)), codes),
      message: message(body, around),
      fields: fieldRefusals(refusedFields(body, around), names, (row) => [
        fieldName(row, around),
        fieldRule(row, around),
      ]),
      value: value(body, around),
    });
  };
}

const isGood = ({ status }: RawAnswer) => status >= 200 && status <= 299;
const wordOf = (value: unknown) =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : undefined;

/** The JSON of an answer; undefined for a refusal in another form. */
function bodyOf(raw: RawAnswer, parsed: Parse): unknown {
  if (raw.body.length === 0) return undefined;
  const body = parsed(raw.body);
  if (body !== unreadable) return body;
  if (isGood(raw)) throw unavailable("not JSON", raw.status);
  return undefined;
}

/** Parses a body. With `longNumbers`, a whole number that is too long for JavaScript, as some ids are, becomes a text. */
type Parse = (body: Buffer) => unknown;

const exactly: Parse = (body) => {
  const content = parse(body);
  if (content === unreadable || !/\d{16}/.test(body.toString("latin1"))) return content;
  return JSON.parse(body.toString("utf8"), (_, value: unknown, context?: { source?: string }) => {
    const { source = "" } = context ?? {};
    return typeof value === "number" && /^-?\d{16,}$/.test(source) && !Number.isSafeInteger(value) ? source : value;
  });
};

/** Our code for the platform's. Words that are codes of ours need no entry. */
function ourCode(theirs: string | undefined, codes: Codes): string | undefined {
  if (theirs === undefined) return undefined;
  return entryOf(codes, theirs) ?? (isErrorCode(theirs) || isUserErrorCode(theirs) ? theirs : undefined);
}

const mostFields = 50;

function fieldRefusals(
  found: unknown,
  names: Reading["names"],
  read: (row: unknown) => [unknown, unknown],
): FieldRefusal[] {
  const rows = Array.isArray(found) ? found.slice(0, mostFields).map(read) : [];
  const named = isRecord(found) ? Object.entries(found).slice(0, mostFields) : [];
  return [...rows, ...named].flatMap(([field, rule]) =>
    typeof field === "string" && field.length <= 60
      ? [
          {
            field: entryOf(names, field) ?? field,
            rule: String(wordOf(rule) ?? "").slice(0, 60),
            min: undefined,
            max: undefined,
          },
        ]
      : [],
  );
}

const openOurs: EnvelopeReader = (raw, { codes }) => {
  try {
    const content = contentOf(raw);
    return { content, body: content };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const code = error.isCoded ? entryOf(codes, error.code) : undefined;
    if (code === undefined) throw error;
    const { status, fields, retryAfter, said, value } = error;
    throw new UpstreamError({ status, code, fields, retryAfter, message: said, value });
  }
};

/** A body without an envelope need not be JSON: a picture is read by `$base64`. */
const openBare =
  (parsed: Parse): EnvelopeReader =>
  (raw) => {
    if (!isGood(raw)) throw refusalWith(raw.status, raw.headers, bareRefusal);
    const body = raw.body.length === 0 ? null : parsed(raw.body);
    const content = body === unreadable ? undefined : body;
    return { content, body: content };
  };
const bareRefusal = { code: undefined, message: undefined, fields: [], value: undefined };
