import type { IncomingHttpHeaders } from "node:http";
import { isRecord } from "../../../basics/isRecord.ts";
import { UpstreamError, unavailable } from "../../../errors/upstreamError.ts";
import type { Outgoing } from "../../http/outgoing.ts";
import type { Mapping, PartMapping } from "../format.ts";
import { didYouMean, type Place } from "../place.ts";
import { type ConversionOptions, type Encrypt, stepOf, unfit } from "./conversions.ts";
import { compileExpression } from "./expressions.ts";
import { parseMapping, type Source } from "./mappingText.ts";
import { outlineOf, type Shapes } from "./shapes.ts";

/** What a mapping can read besides the value itself. */
export interface Around {
  /** `$`: the whole content of an answer, or all our values of a request. */
  content: unknown;
  /** `$body`: the whole body of an answer. */
  body: unknown;
  /** `$base64`: its bytes. */
  bytes: Buffer | undefined;
  /** `$headers` and `$cookies`: of an answer. */
  headers: IncomingHttpHeaders;
  /** `$call`: our values. */
  call: Readonly<Record<string, unknown>>;
  /** What the gateway knows of the call, for requests. */
  sent: Pick<Outgoing, "caller" | "idempotencyKey">;
  merchant: string;
  /** As the platform names it. */
  language: string;
  encrypt: Encrypt;
  /** Rows so far. */
  rows: number;
}

export type Reader = (value: unknown, around: Around) => unknown;

export interface CompileOptions extends ConversionOptions {
  /** Gets the first name of each path of a request: the values of our call that it reads. */
  onRead?: (name: string) => void;
  onExpression?: () => void;
  /** The names that a path may begin with; undefined when any may. */
  values?: readonly string[] | undefined;
}

/** A platform that answers with more than a site can show would fill the memory. */
const mostRows = 20_000;

/** Compiles a mapping. What is wrong with it is noted at its place. `shapes` are our forms of the value, where there are any. */
export function compileMapping(mapping: Mapping, options: CompileOptions, place: Place, shapes?: Shapes): Reader {
  if (typeof mapping === "string") return textReader(mapping, options, place);
  if (typeof mapping !== "object" || mapping === null) return () => mapping;
  if (isExpression(mapping)) return expressionReader(mapping, options, place);
  const outline = shapes && outlineOf(shapes);
  if (isPart(mapping)) {
    if (mapping.each === undefined) return partReader(mapping, options, place, shapes);
    if (outline?.isClosed && outline.items.length === 0) place.problem("our value is no list: leave out `each`");
    return partReader(mapping, options, place, outline?.items);
  }
  if (outline?.isClosed && outline.fields.size === 0 && outline.items.length > 0)
    place.problem("our value is a list: write `each: path` and `item: …`");
  const fields = Object.entries(mapping).map(([name, field]): [string, Reader] => {
    const known = outline?.fields.get(name);
    if (name in Object.prototype) place.at(name).problem(`"${name}" can't be a name here`);
    else if (outline?.isClosed && outline.fields.size > 0 && known === undefined)
      place.at(name).problem(`we read no field "${name}"${didYouMean(name, outline.fields.keys())}`);
    return [name, compileMapping(field, options, place.at(name), known)];
  });
  const names = fields.map(([name]) => name);
  const readers = fields.map(([, reader]) => reader);
  return (value, around) => {
    const made: Record<string, unknown> = {};
    for (let index = 0; index < names.length; index += 1) {
      made[names[index] ?? ""] = readers[index]?.(value, around);
    }
    return made;
  };
}

/** Reads a path of an answer's content, without what is around it. */
export function compileContentReader(text: string, place: Place): (content: unknown) => unknown {
  const keys = place.try(() => {
    const { sources, conversions } = parseMapping(text);
    const [source] = sources;
    if (
      sources.length !== 1 ||
      conversions.length > 0 ||
      source === undefined ||
      "constant" in source ||
      source.root !== ""
    )
      throw new Error('must be a path, like "data.key"');
    return source.keys.map(getter);
  });
  return (content) => (keys ?? []).reduce((found: unknown, get) => get(found), content);
}

type Expression = { expression: string; convert?: string | undefined };
const isExpression = (mapping: object): mapping is Expression =>
  "expression" in mapping && Object.keys(mapping).every((key) => key === "expression" || key === "convert");
const isPart = (mapping: object): mapping is PartMapping =>
  "item" in mapping && ("each" in mapping || "within" in mapping) && Object.keys(mapping).length === 2;

function partReader(
  { each, within, item }: PartMapping,
  options: CompileOptions,
  place: Place,
  shapes?: Shapes,
): Reader {
  const part = textReader(each ?? within ?? ".", options, place.at(each === undefined ? "within" : "each"));
  const row = compileMapping(item, { ...options, values: undefined }, place.at("item"), shapes);
  return (value, around) => {
    const found = part(value, around);
    if (found === null) return null;
    if (each === undefined) return isRecord(found) ? row(found, around) : undefined;
    if (!Array.isArray(found)) return undefined;
    around.rows += found.length;
    if (around.rows > mostRows) throw unavailable("too many rows for the adapter", 200);
    return found.map((one: unknown) => row(one, around));
  };
}

function expressionReader({ expression, convert }: Expression, options: CompileOptions, place: Place): Reader {
  options.onExpression?.();
  const search = place.at("expression").try(() => compileExpression(expression)) ?? (() => undefined);
  if (convert === undefined) return search;
  const converted = textReader(`. | ${convert}`, options, place.at("convert"));
  return (value, around) => converted(search(value), around);
}

function textReader(text: string, options: CompileOptions, place: Place): Reader {
  return place.try(() => compiledText(text, options)) ?? (() => undefined);
}

function compiledText(text: string, options: CompileOptions): Reader {
  const { sources, conversions } = parseMapping(text);
  const [first = () => undefined, ...others] = sources.map((source) => sourceReader(source, options));
  const steps = conversions.map((conversion) => stepOf(conversion, options));
  if (others.length === 0 && steps.length === 0) return first;
  const isAnswer = options.direction === "answer";
  return (value, around) => {
    let found = first(value, around);
    for (let index = 0; index < others.length && (found === undefined || found === null); index += 1) {
      found = others[index]?.(value, around);
    }
    for (const step of steps) found = step(found, around.encrypt);
    if (found !== unfit) return found;
    if (isAnswer) return undefined;
    throw new UpstreamError({
      status: 0,
      code: "UPSTREAM_UNAVAILABLE",
      // The mapping's text says which value it was. The value itself may be a secret.
      reason: `the adapter can't convert a value by "${text.slice(0, 100)}"`,
      wasSent: false,
    });
  };
}

function sourceReader(source: Source, { direction, onRead, values }: CompileOptions): Reader {
  if ("constant" in source) return () => source.constant;
  const { root } = source;
  const keys = root === "$headers" ? source.keys.map((key) => key.toLowerCase()) : source.keys;
  const begin = rootReader(root, direction);
  if (direction === "request" && root === "" && keys[0] !== undefined) {
    onRead?.(keys[0]);
    if (values?.includes(keys[0]) === false)
      throw new Error(`our call has no value "${keys[0]}"${didYouMean(keys[0], values)}`);
  }
  const [key] = keys;
  if (root === "" && keys.length === 1 && key !== undefined) {
    const get = getter(key);
    return (value) => get(value);
  }
  const getters = keys.map(getter);
  return (value, around) => {
    let found = begin(value, around);
    for (const get of getters) found = get(found);
    return found;
  };
}

/** Reads a field of an object, or an entry of a list by its number. Strings and functions have no fields. */
function getter(key: string): (value: unknown) => unknown {
  if (/^\d{1,6}$/.test(key)) {
    const index = Number(key);
    return (value) => (Array.isArray(value) ? value[index] : isRecord(value) ? value[key] : undefined);
  }
  return (value) => (isRecord(value) ? value[key] : undefined);
}

const answerRoots: Readonly<Record<string, Reader>> = {
  $body: (_, { body }) => body,
  $headers: (_, { headers }) => headers,
  $cookies: (_, { headers }) => cookiesIn(headers["set-cookie"]),
  $base64: (_, { bytes }) => bytes?.toString("base64"),
  $call: (_, { call }) => call,
};
const requestRoots: Readonly<Record<string, Reader>> = {
  $merchant: (_, { merchant }) => merchant,
  $language: (_, { language }) => language,
  $token: (_, { sent }) => sent.caller.token,
  $requestId: (_, { sent }) => sent.caller.requestId,
  $idempotencyKey: (_, { sent }) => sent.idempotencyKey,
  $now: () => new Date().toISOString(),
};

function rootReader(root: string, direction: ConversionOptions["direction"]): Reader {
  if (root === "") return (value) => value;
  if (root === "$") return (_, { content }) => content;
  const roots = direction === "answer" ? answerRoots : requestRoots;
  const reader = Object.hasOwn(roots, root) ? roots[root] : undefined;
  if (reader === undefined) {
    throw new Error(
      `there is no "${root}" in ${direction === "answer" ? "an answer" : "a request"}${didYouMean(root, Object.keys(roots))}`,
    );
  }
  return reader;
}

/** The values of cookies by name. */
function cookiesIn(header: readonly string[] = []): Record<string, unknown> {
  const pairs = header.slice(0, 50).flatMap((cookie) => {
    const [, name, value] = /^\s*([^=;\s]+)=([^;]*)/.exec(cookie) ?? [];
    return name === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(pairs);
}
