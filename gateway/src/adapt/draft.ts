import { textsEN } from "../errors/texts.en.ts";
import { languageOf } from "../language/language.ts";
import { likeness, wordsOf } from "./concepts.ts";
import type { Conventions } from "./conventions.ts";
import type { Match } from "./match.ts";
import type { FieldPair } from "./pairs.ts";
import type { Part } from "./parts.ts";
import type { TheirCall } from "./theirCalls.ts";

/** Below this, a field or a call is said to be unsure. */
const sure = 0.65;
const width = 112;

type Tables = Map<string, Map<string, string>>;
type Tree = Map<string, Tree | string>;

/** The files of a draft adapter, by name. `docs/adapter.md` describes their form. Every guess has its doubt in a comment. */
export function draftOf(conventions: Conventions, matches: readonly Match[], theirs: readonly TheirCall[]) {
  const tables: Tables = new Map();
  const entries = matches
    .toSorted((a, b) => (a.ours.name < b.ours.name ? -1 : 1))
    .map((match) => entryOf(match, conventions, tables));
  const listed = [...tables].map(([name, rows]) => `  ${name}: ${flow(new Map(rows), 4)}`);
  const calls = [`calls:`, ...entries, ...(listed.length > 0 ? ["tables:", ...listed] : [])];
  return { "platform.yaml": `${platformOf(conventions, theirs).join("\n")}\n`, "calls.yaml": `${calls.join("\n")}\n` };
}

function platformOf(conventions: Conventions, theirs: readonly TheirCall[]): string[] {
  const { envelope, token, merchant, language, languageTags, idempotencyKey, cipher, paging } = conventions;
  const languages = new Map(languageTags.map((tag) => [languageOf(undefined, tag), tag] as const).toReversed());
  return [
    "# A draft from a recording. Amounts in it are taken as hundredths: where they are not, minor(2) becomes number.",
    ...(envelope
      ? [
          "envelope:",
          `  success: { at: ${envelope.code}, is: [${scalar(String(envelope.success))}] }`,
          `  value: ${envelope.value}`,
          ...(envelope.message ? [`  message: ${envelope.message}`] : []),
          `  code: ${envelope.code}`,
        ]
      : []),
    "codes: # Refusals in the recording. Those that are commented out are not recognised.",
    ...codesOf(theirs, envelope?.message),
    "headers:",
    ...(token
      ? [`  token: { header: ${token.header}${token.prefix ? `, prefix: ${JSON.stringify(token.prefix)}` : ""} }`]
      : []),
    `  merchant: ${merchant ?? "null"}${merchant ? " # unsure: it says the same in every request" : ""}`,
    `  language: ${language ?? "null"}`,
    "  device: null",
    `  idempotencyKey: ${idempotencyKey ?? "null"}`,
    ...(languages.size > 0 ? [`languages: ${flow(new Map(languages), 2)}`] : []),
    ...(paging
      ? [
          "paging:",
          `  pageNo: { ${paging.page}: ${scalar(`pageNo | pageFrom(${paging.first})`)} }`,
          ...(paging.size ? [`  pageSize: { ${paging.size}: pageSize }`] : []),
        ]
      : []),
    ...(cipher?.key
      ? [
          "ciphers: # unsure: AES-GCM with the IV before the data and the tag behind it is the usual way",
          "  body:",
          "    kind: aes-gcm",
          `    key: { call: ${cipher.key.call}, at: ${cipher.key.at} }`,
          `    wrappedKey: { header: ${cipher.header} }`,
          "    iv: prefix",
          `    data: { field: ${cipher.field} }`,
          "encryption: body",
        ]
      : []),
    "others: missing",
  ];
}

/** A line for each number of a refusal, with the code of ours whose text says the same. */
function codesOf(theirs: readonly TheirCall[], message: string | undefined): string[] {
  const said = new Map<string, { text: string; calls: string[] }>();
  for (const { name, refusals } of theirs)
    for (const [code, answer] of refusals) {
      const text = String(Object(answer)[message ?? ""] ?? "");
      said.set(code, { text, calls: [...(said.get(code)?.calls ?? []), name] });
    }
  return [...said].map(([code, { text, calls }]) => {
    const ranked = Object.entries(textsEN)
      .map(([ours, words]) => ({ ours, score: likeness(wordsOf(String(words)), wordsOf(text)) }))
      .toSorted((a, b) => b.score - a.score);
    const [best, next] = ranked;
    const isClear = best !== undefined && best.score > sure && best.score - (next?.score ?? 0) > 0.1;
    return `  ${isClear ? "" : "# "}${scalar(code)}: ${isClear ? best.ours : "?"} # ${calls.join(", ")}`;
  });
}

function entryOf(
  { ours, theirs, score, lead, answer, inputs }: Match,
  conventions: Conventions,
  tables: Tables,
): string {
  const { paging } = conventions;
  const isPaging = (name: string) => name === paging?.page || name === paging?.size;
  const places: Record<"path" | "query" | "body", Tree> = { path: new Map(), query: new Map(), body: new Map() };
  const unsure: string[] = [];
  const note = ({ ours: our, theirs: their, score: field }: FieldPair) => {
    if (field < sure) unsure.push(`${our} = ${their}`);
  };
  for (const pair of inputs.fields) {
    const root = pair.theirs.split(".")[0] ?? "";
    const place = theirs.placeholders.includes(root) ? "path" : theirs.query.fields.has(root) ? "query" : "body";
    if (place === "query" && isPaging(pair.theirs)) continue;
    set(places[place], pair.theirs, requestValue(pair, tables));
    note(pair);
  }
  const content: Tree = new Map();
  const isRead = ours.answer.fields.size > 0 || !ours.answer.kinds.has("any");
  for (const pair of isRead ? answer.fields : []) {
    set(content, pair.ours, answerValue(pair, tables));
    note(pair);
    for (const inside of pair.rows?.fields ?? []) note(inside);
  }
  const found = new Set(answer.fields.map(({ ours: path }) => path));
  const isFound = (path: string) =>
    found.has(path) || [...found].some((one) => one === "." || one.startsWith(`${path}.`));
  const missing = needed(ours.answer).filter((path) => !isFound(path));
  const whole = content.get(".");
  return [
    `  ${ours.name}: # ${score.toFixed(2)}, ${lead.toFixed(2)} better than the next${score < sure ? ": look at it" : ""}`,
    ...(unsure.length > 0 ? [`    # unsure: ${unsure.join(", ")}`] : []),
    ...(missing.length > 0 ? [`    # NOT FOUND, but needed: ${missing.join(", ")}`] : []),
    `    request: ${theirs.name}`,
    ...Object.entries(places).flatMap(([place, tree]) => (tree.size === 0 ? [] : [`    ${place}: ${flow(tree, 6)}`])),
    ...(typeof whole === "string"
      ? [`    answer: ${whole}`]
      : content.size === 0
        ? []
        : [`    answer: ${flow(whole ?? content, 6)}`]),
  ].join("\n");
}

const needed = (part: Part): string[] => [...part.fields].flatMap(([name, { isNeeded }]) => (isNeeded ? [name] : []));

/** Their value of a request, of ours. Lists of rows are made row by row. */
function requestValue({ ours, rows, ourPart, theirPart, theirs }: FieldPair, tables: Tables): Tree | string {
  if (rows === undefined || rows.fields.length === 0) return `${ours}${conversion(ours, ourPart, theirPart, tables)}`;
  const item: Tree = new Map();
  for (const pair of rows.fields) set(item, pair.theirs, requestValue(pair, tables));
  return new Map<string, Tree | string>([
    ["each", ours],
    ["item", item.size > 0 ? item : theirs],
  ]);
}

function answerValue({ theirs, rows, ours, ourPart, theirPart }: FieldPair, tables: Tables): Tree | string {
  if (rows === undefined || rows.fields.length === 0) return `${theirs}${conversion(ours, ourPart, theirPart, tables)}`;
  const item: Tree = new Map();
  for (const pair of rows.fields) set(item, pair.ours, answerValue(pair, tables));
  return new Map<string, Tree | string>([
    ["each", theirs],
    ["item", item],
  ]);
}

/** The conversion that makes ours of theirs, with ` | ` before it; empty where none is needed. */
function conversion(name: string, ours: Part, theirs: Part, tables: Tables): string {
  const has = (part: Part, ...kinds: string[]) => kinds.some((kind) => [...part.kinds].some((one) => one === kind));
  if (has(ours, "amount"))
    return has(theirs, "number")
      ? " | number"
      : has(theirs, "decimal", "none") && theirs.kinds.size === 1
        ? ""
        : " | minor(2)";
  if (has(ours, "instant"))
    return has(theirs, "millis") ? " | epochMillis" : has(theirs, "seconds") ? " | epochSeconds" : "";
  if (has(ours, "flag")) return has(theirs, "bit", "zero") ? " | zeroOne" : "";
  if (has(ours, "id")) return has(theirs, "whole", "bit") ? " | text" : "";
  if (!has(ours, "word") || ours.words.size === 0 || [...theirs.words].every((word) => ours.words.has(word))) return "";
  const pairs = [...theirs.words].flatMap((word): [string, string][] => {
    const best = [...ours.words]
      .map((our) => ({ our, score: likeness(wordsOf(our), wordsOf(word)) }))
      .toSorted((a, b) => b.score - a.score)[0];
    return best !== undefined && best.score >= 0.5 ? [[word, best.our]] : [];
  });
  const table = `${name.split(".").at(-1)}`;
  tables.set(table, new Map([...(tables.get(table) ?? []), ...pairs]));
  return ` | table(${table})`;
}

function set(tree: Tree, path: string, value: Tree | string): void {
  const keys = path === "." ? ["."] : path.split(".");
  const last = keys.pop() ?? "";
  const holder = keys.reduce((inner, key) => {
    const known = inner.get(key);
    const next: Tree = known instanceof Map ? known : new Map();
    inner.set(key, next);
    return next;
  }, tree);
  holder.set(last, value);
}

/** A YAML value in braces, in lines that are not too long. */
function flow(value: Tree | string, indent: number): string {
  if (typeof value === "string") return scalar(value);
  const parts = [...value].map(([key, one]) => `${scalar(key)}: ${flow(one, indent + 2)}`);
  const short = `{ ${parts.join(", ")} }`;
  if (short.length + indent <= width && !short.includes("\n")) return short;
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && !part.includes("\n") && last.length + part.length + 2 + indent <= width)
      lines[lines.length - 1] = `${last} ${part},`;
    else lines.push(`${part},`);
  }
  const margin = " ".repeat(indent);
  return `{\n${lines.map((line) => `${margin}${line}`).join("\n")}\n${margin.slice(2)}}`;
}

/** A text as YAML. Those that YAML could read as something else stand in quotes. */
const scalar = (text: string): string =>
  /^[A-Za-z_$][\w$.()| -]*$/.test(text) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(text) && !text.endsWith(" ")
    ? text
    : /^\d{1,15}$/.test(text)
      ? text
      : JSON.stringify(text);
