import { allErrorCodes, textIdOf } from "../errors/texts.ts";
import { languageOf } from "../language/language.ts";
import { textIn } from "../language/texts.ts";
import { likeness, wordsOf } from "./concepts.ts";
import type { Conventions } from "./conventions.ts";
import type { Match } from "./match.ts";
import type { FieldPair, PartPair } from "./pairs.ts";
import type { Part } from "./parts.ts";
import type { TheirCall } from "./theirCalls.ts";

/** Below this, a field or a call is said to be unsure. */
const sure = 0.65;

/** What the entries share. */
interface Shared {
  /** Ours by theirs; an empty text for one that is not recognised. */
  tables: Map<string, Map<string, string>>;
  /** How often each tree of an answer occurs, by its text, and the names of those that occur again. */
  times: Map<string, number>;
  isCounting: boolean;
  anchors: Map<string, string>;
  /** The conversion of most instants: it holds also for those that were never there. */
  instant: string;
}
/** Fields by name. With a name of its own, it is written once, and named where it occurs again. */
class Tree extends Map<string, Tree | string> {
  anchor: string | undefined;
  isAgain = false;
}

/** The files of a draft adapter, by name. `docs/adapter.md` describes their form. Every guess has its doubt in a comment. */
export function draftOf(conventions: Conventions, matches: readonly Match[], theirs: readonly TheirCall[]) {
  const kinds = new Set(matches.flatMap(({ answer }) => kindsIn(answer)));
  const instant = kinds.has("seconds") ? " | epochSeconds" : kinds.has("millis") ? " | epochMillis" : "";
  const shared: Shared = { tables: new Map(), times: new Map(), isCounting: true, anchors: new Map(), instant };
  const ordered = matches.toSorted((a, b) => (a.ours.name < b.ours.name ? -1 : 1));
  // What the first round saw more than once gets a name in the second.
  for (const match of ordered) entryOf(match, conventions, shared);
  shared.isCounting = false;
  const entries = ordered.map((match) => entryOf(match, conventions, shared));
  const listed = [...shared.tables].flatMap(([name, rows]) => {
    const [known, unknown] = [true, false].map((is) => [...rows].filter(([, ours]) => (ours !== "") === is));
    const words = unknown?.map(([word]) => word).filter((word) => /^[a-z_]{1,20}$/i.test(word)) ?? [];
    return [
      `  ${name}: ${flow(new Tree(known), 4)}`,
      ...(words.length > 0 ? [`  # NOT RECOGNISED: ${words.join(" ")}`] : []),
    ];
  });
  const calls = [`calls:`, ...entries, ...(listed.length > 0 ? ["tables:", ...listed] : [])];
  return { "platform.yaml": `${platformOf(conventions, theirs).join("\n")}\n`, "calls.yaml": `${calls.join("\n")}\n` };
}

const kindsIn = ({ fields }: PartPair): string[] =>
  fields.flatMap(({ theirPart, rows }) => [...theirPart.kinds, ...(rows ? kindsIn(rows) : [])]);

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
    ...(token && "cookie" in token ? [`  token: { cookie: ${token.cookie} }`] : []),
    ...(token && "header" in token
      ? [`  token: { header: ${token.header}${token.prefix ? `, prefix: ${JSON.stringify(token.prefix)}` : ""} }`]
      : []),
    `  merchant: ${merchant ?? "null"}${merchant ? " # unsure: it says the same in every request" : ""}`,
    `  language: ${language ?? "null"}`,
    "  device: null",
    `  idempotencyKey: ${idempotencyKey ?? "null"}`,
    ...(languages.size > 0 ? [`languages: ${flow(new Tree(languages), 2)}`] : []),
    ...(paging
      ? [
          `paging: { ${paging.page}: pageNo | pageFrom(${paging.first})${paging.size ? `, ${paging.size}: pageSize` : ""} }`,
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
      : ["encryption: none"]),
    "others: missing",
  ];
}

/** A line for each of the platform's codes. It has our code, if one of our codes has the same text. */
function codesOf(theirs: readonly TheirCall[], message: string | undefined): string[] {
  const said = new Map<string, { text: string; calls: string[] }>();
  for (const { name, refusals } of theirs)
    for (const [code, answer] of refusals) {
      const text = String(Object(answer)[message ?? ""] ?? "");
      said.set(code, { text, calls: [...(said.get(code)?.calls ?? []), name] });
    }
  return [...said].map(([code, { text, calls }]) => {
    const ranked = allErrorCodes()
      .map((ours) => ({ ours, score: likeness(wordsOf(textIn("EN", textIdOf(ours))), wordsOf(text)) }))
      .toSorted((a, b) => b.score - a.score);
    const [best, next] = ranked;
    const isClear = best !== undefined && best.score > sure && best.score - (next?.score ?? 0) > 0.1;
    return `  ${isClear ? "" : "# "}${scalar(code)}: ${isClear ? best.ours : "?"} # ${calls.join(", ")}`;
  });
}

function entryOf(
  { ours, theirs, score, lead, answer, inputs }: Match,
  conventions: Conventions,
  shared: Shared,
): string {
  const { paging } = conventions;
  const isPaging = (name: string) => name === paging?.page || name === paging?.size;
  const places: Record<"path" | "query" | "body", Tree> = {
    path: new Tree(),
    query: new Tree(),
    body: new Tree(),
  };
  const unsure: string[] = [];
  const note = ({ ours: our, theirs: their, score: field }: FieldPair) => {
    if (field < sure) unsure.push(`${our} = ${their}`);
  };
  for (const pair of inputs.fields) {
    const root = pair.theirs.split(".")[0] ?? "";
    const place = theirs.placeholders.includes(root) ? "path" : theirs.query.fields.has(root) ? "query" : "body";
    if (place === "query" && isPaging(pair.theirs)) continue;
    set(places[place], pair.theirs, requestValue(pair, shared));
    note(pair);
  }
  const content = new Tree();
  const isRead = ours.answer.fields.size > 0 || !ours.answer.kinds.has("any");
  for (const pair of isRead ? answer.fields : []) {
    set(content, pair.ours, answerValue(pair, shared));
    note(pair);
    for (const inside of pair.rows?.fields ?? []) note(inside);
  }
  const missing = missingIn(ours.answer, answer);
  const whole = content.get(".");
  return [
    `  ${ours.name}: # ${score.toFixed(2)}, ${lead.toFixed(2)} better than the next${score < sure ? ": look at it" : ""}`,
    ...(unsure.length > 0 ? [`    # unsure: ${unsure.join(", ")}`] : []),
    ...(missing.length > 0 ? [`    # NOT FOUND, but needed: ${missing.join(", ")}`] : []),
    `    request: ${theirs.name}`,
    ...(conventions.cipher && ours.isEncrypted !== theirs.isEncrypted ? [`    encrypted: ${theirs.isEncrypted}`] : []),
    ...Object.entries(places).flatMap(([place, tree]) => (tree.size === 0 ? [] : [`    ${place}: ${flow(tree, 6)}`])),
    ...(typeof whole === "string"
      ? [`    answer: ${whole}`]
      : content.size === 0
        ? []
        : [`    answer: ${flow(named(whole ?? content, shared), 6)}`]),
  ].join("\n");
}

/** What we need of a part and did not find, by path. A root list has no name. */
function missingIn(part: Part, { fields }: PartPair): string[] {
  const isFound = (path: string) =>
    fields.some(({ ours }) => ours === "." || ours === path || ours.startsWith(`${path}.`));
  const own = [...part.fields].flatMap(([name, { isNeeded }]) => (isNeeded && !isFound(name) ? [name] : []));
  const inRows = fields.flatMap(({ ours, ourPart, rows }) =>
    rows && ourPart.rows ? missingIn(ourPart.rows, rows).map((name) => `${ours === "." ? "" : ours}[].${name}`) : [],
  );
  return [...own, ...inRows];
}

/** Their value of a request, of ours. Lists of rows are made row by row. */
function requestValue({ ours, rows, ourPart, theirPart, theirs }: FieldPair, shared: Shared): Tree | string {
  if (rows === undefined || rows.fields.length === 0) return `${ours}${conversion(ours, ourPart, theirPart, shared)}`;
  const item = new Tree();
  for (const pair of rows.fields) set(item, pair.theirs, requestValue(pair, shared));
  return new Tree([
    ["each", ours],
    ["item", item.size > 0 ? item : theirs],
  ]);
}

function answerValue({ theirs, rows, ours, ourPart, theirPart }: FieldPair, shared: Shared): Tree | string {
  if (rows === undefined || rows.fields.length === 0) return `${theirs}${conversion(ours, ourPart, theirPart, shared)}`;
  const item = new Tree();
  for (const pair of rows.fields) set(item, pair.ours, answerValue(pair, shared));
  return new Tree([
    ["each", theirs],
    ["item", named(item, shared)],
  ]);
}

/** Gives a tree that occurs more than once its name. */
function named(tree: Tree, { times, anchors, isCounting }: Shared): Tree {
  const text = line(tree, true);
  if (isCounting) times.set(text, (times.get(text) ?? 0) + 1);
  else if (tree.size >= 4 && (times.get(text) ?? 0) > 1) {
    tree.isAgain = anchors.has(text);
    tree.anchor = anchors.get(text) ?? `rows${anchors.size + 1}`;
    anchors.set(text, tree.anchor);
  }
  return tree;
}

/** The conversion that makes ours of theirs, with ` | ` before it; empty where none is needed. */
function conversion(name: string, ours: Part, theirs: Part, shared: Shared): string {
  const has = (part: Part, ...kinds: string[]) => kinds.some((kind) => [...part.kinds].some((one) => one === kind));
  if (has(ours, "amount")) return has(theirs, "number") ? " | number" : has(theirs, "decimal") ? "" : " | minor(2)";
  if (has(ours, "instant")) return has(theirs, "instant") ? "" : shared.instant;
  if (has(ours, "flag")) return has(theirs, "bit", "zero") ? " | zeroOne" : "";
  if (has(ours, "id")) return has(theirs, "whole", "bit") ? " | text" : "";
  if (!has(ours, "word") || ours.words.size === 0 || [...theirs.words].every((word) => ours.words.has(word))) return "";
  const table = `${name.split(".").at(-1)}`;
  const pairs = [...theirs.words].map((word): [string, string] => {
    const ranked = [...ours.words].map((our) => ({ our, score: likeness(wordsOf(our), wordsOf(word)) }));
    const [best] = ranked.toSorted((a, b) => b.score - a.score);
    return [word, best !== undefined && best.score >= 0.5 ? best.our : ""];
  });
  shared.tables.set(table, new Map([...pairs, ...(shared.tables.get(table) ?? [])]));
  return ` | table(${table})`;
}

function set(tree: Tree, path: string, value: Tree | string): void {
  const keys = path === "." ? ["."] : path.split(".");
  const last = keys.pop() ?? "";
  const holder = keys.reduce((inner, key) => {
    const known = inner.get(key);
    const next = known instanceof Tree ? known : new Tree();
    inner.set(key, next);
    return next;
  }, tree);
  holder.set(last, value);
}

/** A YAML value in braces, in lines that are not too long. */
const flow = (value: Tree | string, indent: number): string =>
  line(value)
    .split(/(?<=[,{]) /)
    .reduce((text, piece) => {
      const used = text.length - text.lastIndexOf("\n") + (text.includes("\n") ? 0 : indent);
      return used + piece.length > 140 ? `${text}\n${" ".repeat(indent)}${piece}` : `${text} ${piece}`;
    });

function line(value: Tree | string, isPlain = false): string {
  if (typeof value === "string") return scalar(value);
  if (value.isAgain && !isPlain) return `*${value.anchor}`;
  const begin = value.anchor === undefined || isPlain ? "{" : `&${value.anchor} {`;
  return `${begin} ${[...value].map(([key, one]) => `${scalar(key)}: ${line(one, isPlain)}`).join(", ")} }`;
}

/** A text as YAML. Those that YAML could read as something else stand in quotes. */
const scalar = (text: string): string =>
  /^[A-Za-z_$][\w$.()| -]*$/.test(text) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(text) && !text.endsWith(" ")
    ? text
    : /^\d{1,15}$/.test(text)
      ? text
      : JSON.stringify(text);
