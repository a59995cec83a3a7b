import { randomUUID } from "node:crypto";
import { isRecord } from "../../basics/isRecord.ts";
import { encoded, isAtLottery, noSuchId, pathPart } from "../callPath.ts";
import { type CallName, isCallName, type Method, methodOf } from "../callTable.ts";
import type { RawAnswer } from "../http/exchange.ts";
import type { Outgoing } from "../http/outgoing.ts";
import { keyedCalls } from "../keyedCalls.ts";
import type { Body } from "./bodies.ts";
import { compileEnvelope } from "./envelope.ts";
import type { CallAdapter, Mapping } from "./format.ts";
import type { CallFunction } from "./functions.ts";
import type { Direction, Table } from "./mapping/conversions.ts";
import { inBoundedTime } from "./mapping/expressions.ts";
import { type Around, compileMapping, type Reader } from "./mapping/mapping.ts";
import type { Shapes } from "./mapping/shapes.ts";
import type { Place } from "./place.ts";
import type { Platform } from "./platform.ts";

/** A request before its body is encrypted and written. */
export interface Draft {
  method: Method;
  path: string;
  /** Names and values alternate. */
  headers: string[];
  body: Body | undefined;
}

/** How the platform does one call of ours. */
export interface CallPlan {
  isMissing: boolean;
  /** What the platform calls it, or the adapter's function; undefined when it is as ours. */
  theirs: string | undefined;
  /** Does the whole call. */
  run: CallFunction | undefined;
  isLottery: boolean;
  isRepeatable: boolean;
  /** The name of the cipher of the body, if it is encrypted. */
  cipherOf(call: Outgoing): string | undefined;
  /** Ciphers of single fields. */
  fieldCiphers: readonly string[];
  draft(call: Outgoing, around: Around): Draft;
  /** The key for the header of all calls. */
  headerKeyOf(call: Outgoing): string | undefined;
  read(raw: RawAnswer, around: Around): { content: unknown; headers: RawAnswer["headers"] };
}

export interface PlanOptions {
  platform: Platform;
  tables: Readonly<Record<string, Table>>;
  shapes: Shapes;
  /** The names of our values; undefined when they are not checked. */
  values: readonly string[] | undefined;
  run: CallFunction | undefined;
  /** Whether a method and path without placeholders is a call that the adapter names. */
  isOtherCall(request: string): boolean;
}

const pagingNames = ["pageNo", "pageSize"];

/** Compiles the entry of a call. What is wrong with it is noted at its place. */
export function compileCall(name: CallName, entry: CallAdapter, options: PlanOptions, place: Place): CallPlan {
  const { platform, tables, shapes, values, run, isOtherCall } = options;
  const rsaCiphers = platform.shortCiphers;
  /** What the mappings use: names of our values, ciphers, and directions with expressions. */
  const read = new Set<string>();
  const fieldCiphers = new Set<string>();
  const bounded = new Set<Direction>();
  const compile = (direction: Direction) => (mapping: Mapping, at: Place, of?: Shapes) => {
    const noted = {
      onRead: (value: string) => read.add(value),
      onCipher: (cipher: string) => fieldCiphers.add(cipher),
      onExpression: () => bounded.add(direction),
    };
    const named = direction === "request" ? values : undefined;
    return compileMapping(mapping, { direction, tables, rsaCiphers, values: named, ...noted }, at, of);
  };
  const [inRequest, inAnswer] = [compile("request"), compile("answer")];
  const named = (mappings: Readonly<Record<string, Mapping>> | undefined, key: string) =>
    Object.entries(mappings ?? {}).map(([one, mapping]) => [one, inRequest(mapping, place.at(key, one))] as const);

  const requestText = entry.request ?? name;
  const method = methodOf(requestText);
  const fill = pathFiller(requestText, entry, { inRequest, isOtherCall }, place);
  const query = named(entry.query, "query");
  const headers = named(entry.header, "header");
  const bodyMapping = entry.body ?? entry.form;
  const body = bodyMapping === undefined ? undefined : inRequest(bodyMapping, place.at(entry.body ? "body" : "form"));
  if (entry.body !== undefined && entry.form !== undefined)
    place.at("form").problem("a call has either `body` or `form`");
  if (bodyMapping !== undefined && (method === "GET" || method === "HEAD"))
    place.at("request").problem(`${method} has no body: use \`query\`, or another method`);
  const isMapped = entry.query !== undefined || bodyMapping !== undefined;
  const namesPages = pagingNames.some((one) => read.has(one));
  const key = keyPlace(name, entry, platform);

  const chosenCipher = cipherName(entry, platform, place);
  const envelope =
    entry.envelope === undefined ? platform.envelope : compileEnvelope(entry.envelope, place.at("envelope"), platform);
  const reading = { codes: { ...platform.codes, ...entry.codes }, names: ourNames(bodyMapping) };
  const answer = entry.answer === undefined ? undefined : inAnswer(entry.answer, place.at("answer"), shapes);
  const answerHeaders = Object.entries(entry.answerHeaders ?? {}).map(
    ([one, mapping]) => [one.toLowerCase(), inAnswer(mapping, place.at("answerHeaders", one))] as const,
  );

  return {
    isMissing: entry.missing === true,
    theirs: entry.function ?? entry.request,
    run,
    isLottery: entry.host === undefined ? isAtLottery(name.slice(name.indexOf(" ") + 1)) : entry.host === "lgw",
    isRepeatable: methodOf(name) === "GET" || key.isKnown,
    cipherOf({ bodyAs }) {
      const cipher = chosenCipher ?? (bodyAs === "secret" ? platform.encryption : "none");
      return cipher === "none" ? undefined : cipher;
    },
    fieldCiphers: [...fieldCiphers],
    headerKeyOf: ({ idempotencyKey }) => (key.at === "usual" ? idempotencyKey : undefined),

    draft(call, around) {
      const { args = {}, idempotencyKey, bodyAs } = call;
      const values = around.content;
      const made = () => {
        const search = new Search();
        const paging = namesPages || args.query?.pageNo === undefined ? undefined : platform.paging;
        for (const [one, value] of Object.entries((!isMapped && args.query) || {})) {
          if (paging === undefined || !pagingNames.includes(one)) search.add(one, value);
        }
        for (const [one, reader] of query) search.add(one, reader(values, around));
        for (const [one, reader] of paging ?? []) search.add(one, reader(values, around));
        const sent = body === undefined ? (isMapped ? undefined : args.body) : body(values, around);
        const as = body === undefined ? (bodyAs === "form" ? "form" : platform.bodyAs) : entry.form ? "form" : "json";
        const draft: Draft = {
          method,
          path: fill(values, around),
          headers: headers.flatMap(([one, reader]) => {
            const value = reader(values, around);
            return value === undefined || value === null ? [] : [one, String(value)];
          }),
          body: sent === undefined ? undefined : { as, value: sent },
        };
        addKey(draft, search, key.at, idempotencyKey ?? randomUUID());
        draft.path += search.text;
        return draft;
      };
      return bounded.has("request") ? inBoundedTime(made) : made();
    },

    read(raw, around) {
      const { content, body: whole } = envelope(raw, reading, around);
      around.content = content;
      around.body = whole;
      const made = () => ({
        content: answer === undefined ? content : answer(content, around),
        headers:
          answerHeaders.length === 0
            ? raw.headers
            : { ...raw.headers, ...textsOf(answerHeaders.map(([one, reader]) => [one, reader(content, around)])) },
      });
      return bounded.has("answer") ? inBoundedTime(made) : made();
    },
  };
}

/** The query of a path. */
class Search {
  text = "";

  add(name: string, value: unknown): void {
    if (value === undefined || value === null) return;
    for (const one of Array.isArray(value) ? value : [value]) {
      const text = typeof one === "object" ? JSON.stringify(one) : String(one);
      this.text += `${this.text === "" ? "?" : "&"}${encoded(name)}=${encoded(text)}`;
    }
  }
}

/** Our names of the fields of a body, for refusals of single fields. */
function ourNames(body: Mapping | undefined): Record<string, string> {
  const pairs = Object.entries(isRecord(body) ? body : {}).flatMap(([theirs, mapping]) => {
    const [ours] = typeof mapping === "string" ? (/^\w[\w-]*/.exec(mapping) ?? []) : [];
    return ours === undefined ? [] : [[theirs, ours]];
  });
  return Object.fromEntries(pairs);
}

const textsOf = (pairs: readonly (readonly [string, unknown])[]) =>
  Object.fromEntries(pairs.flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])));

/** Fills the placeholders of a path. Callers can make up ids, and none may lead to another call. */
function pathFiller(
  request: string,
  { path = {} }: CallAdapter,
  { inRequest, isOtherCall }: { inRequest: (mapping: Mapping, at: Place) => Reader } & Pick<PlanOptions, "isOtherCall">,
  place: Place,
): (values: unknown, around: Around) => string {
  const template = request.slice(request.indexOf(" ") + 1);
  const method = methodOf(request);
  const parts = template.split(/\{(\w+)\}/);
  const placeholders = parts.filter((_, index) => index % 2 === 1);
  for (const name of Object.keys(path)) {
    if (!placeholders.includes(name)) place.at("path", name).problem(`the path has no placeholder {${name}}`);
  }
  if (parts.some((part, index) => index % 2 === 0 && /[{}?#]/.test(part)))
    place.at("request").problem("a path has neither a query nor other braces: use `query`");
  if (placeholders.length === 0) return () => template;
  const readers = placeholders.map((name) => inRequest(path[name] ?? name, place.at("path", name)));
  return (values, around) => {
    const filled = parts
      .map((part, index) => {
        if (index % 2 === 0) return part;
        const value = readers[(index - 1) / 2]?.(values, around);
        return pathPart(typeof value === "string" || typeof value === "number" ? String(value) : "");
      })
      .join("");
    if (isCallName(`${method} ${filled}`) || isOtherCall(`${method} ${filled}`)) throw noSuchId();
    return filled;
  };
}

type KeyPlace = "none" | "usual" | { header: string } | { body: string } | { query: string };

/** Where the key of a change goes, and whether the platform knows one, so that the change may be repeated. */
function keyPlace(
  name: CallName,
  { idempotency }: CallAdapter,
  { knowsKeys }: Platform,
): { at: KeyPlace; isKnown: boolean } {
  if (idempotency === "none" || (idempotency === undefined && !knowsKeys)) return { at: "none", isKnown: false };
  if (idempotency === undefined) return { at: "usual", isKnown: keyedCalls.has(name) };
  return { at: idempotency, isKnown: true };
}

function addKey(draft: Draft, search: Search, at: KeyPlace, key: string): void {
  if (typeof at === "string") return;
  if ("header" in at) draft.headers.push(at.header, key);
  else if ("query" in at) search.add(at.query, key);
  else {
    const { as = "json", value } = draft.body ?? {};
    draft.body = { as, value: { ...(isRecord(value) && value), [at.body]: key } };
  }
}

/** The cipher that an entry names; undefined leaves it to the call, and `none` is none. */
function cipherName(
  { encrypted }: CallAdapter,
  { encryption, bodyCiphers }: Platform,
  place: Place,
): string | undefined {
  if (encrypted === undefined) return undefined;
  if (encrypted === false) return "none";
  if (encrypted === true && encryption === "none")
    place.at("encrypted").problem("`encryption` of platform.yaml is none");
  if (encrypted === true) return encryption;
  if (encrypted !== "none" && !bodyCiphers.has(encrypted))
    place.at("encrypted").problem(`there is no cipher "${encrypted}" for bodies`);
  return encrypted;
}
