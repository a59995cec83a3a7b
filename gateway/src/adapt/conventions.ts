import { isRecord } from "../basics/isRecord.ts";
import { likeness, wordsOf } from "./concepts.ts";
import type { Exchange } from "./har.ts";
import { templateOf } from "./templates.ts";

/** What the platform does in all its calls, as far as the recording shows it. */
export interface Conventions {
  /** Where the parts of an answer stand; undefined when answers have no envelope. */
  envelope:
    | { code: string; success: string | number | boolean; value: string; message: string | undefined }
    | undefined;
  /** A cookie counts where no header has the token. */
  token: { header: string; prefix: string } | { cookie: string } | undefined;
  language: string | undefined;
  /** A header that says the same in every request: probably the brand. */
  merchant: string | undefined;
  idempotencyKey: string | undefined;
  cipher: { header: string; field: string; key: { call: string; at: string } | undefined } | undefined;
  paging: { page: string; first: 0 | 1; size: string | undefined } | undefined;
  /** Language tags that answers list. */
  languageTags: readonly string[];
}

const isTag = (value: string) => /^[a-z]{2,3}[-_][A-Za-z]{2,4}$|^[a-z]{2}$/.test(value);

/** Looks for what all exchanges have in common. */
export function conventionsOf(exchanges: readonly Exchange[]): Conventions {
  const envelope = envelopeOf(exchanges);
  const contents = exchanges.map((one) => ({ one, content: contentOf(one, envelope) }));
  return {
    envelope,
    token: tokenOf(exchanges),
    language: headerWhere(exchanges, (values) => values.every(isTag)),
    merchant: headerWhere(
      exchanges,
      (values, name) =>
        /^x-/.test(name) &&
        new Set(values).size === 1 &&
        /^[\w.-]{2,30}$/.test(values[0] ?? "") &&
        !isTag(values[0] ?? ""),
      exchanges.length,
    ),
    idempotencyKey: headerWhere(
      exchanges.filter(({ method }) => method !== "GET"),
      (values) => new Set(values).size === values.length && values.every((value) => /^[\w-]{16,64}$/.test(value)),
    ),
    cipher: cipherOf(exchanges, contents),
    paging: pagingOf(exchanges),
    languageTags: tagsIn(contents.map(({ content }) => content)),
  };
}

/** Whether the platform did what it was asked for. */
export const isAnswered = ({ status, answer }: Exchange, envelope: Conventions["envelope"]): boolean =>
  status < 400 && (envelope === undefined || (isRecord(answer) && answer[envelope.code] === envelope.success));

/** The content of the envelope, or the whole answer. */
export const contentOf = ({ answer }: Exchange, envelope: Conventions["envelope"]): unknown =>
  envelope === undefined ? answer : isRecord(answer) ? answer[envelope.value] : undefined;

function envelopeOf(exchanges: readonly Exchange[]): Conventions["envelope"] {
  const answers = exchanges.map(({ answer }) => answer).filter(isRecord);
  const keys = [...new Set(answers.flatMap((answer) => Object.keys(answer)))].slice(0, 200);
  const usual = keys.filter((key) => answers.filter((answer) => key in answer).length >= answers.length * 0.9);
  const best = (score: (values: readonly unknown[], key: string) => number) =>
    usual
      .map((key) => ({
        key,
        score: score(
          answers.map((answer) => answer[key]),
          key,
        ),
      }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)[0]?.key;
  const isHolder = (value: unknown) => typeof value === "object" && value !== null;
  const value = best((values) => (values.filter(isHolder).length > values.length / 2 ? 1 : 0));
  const code = best((values, key) =>
    values.some((one) => isHolder(one) || one === null || one === undefined) ||
    new Set(values).size > values.length / 2 + 1
      ? 0
      : likeness(wordsOf(key), ["code", "success", "status", "result"]) + (typeof values[0] === "string" ? 0.1 : 0.2),
  );
  if (value === undefined || code === undefined) return undefined;
  const counts = Map.groupBy(answers, (answer) => answer[code]);
  const [[success] = []] = [...counts].toSorted(([, a], [, b]) => b.length - a.length);
  if (typeof success !== "string" && typeof success !== "number" && typeof success !== "boolean") return undefined;
  const message = usual.find((key) => /^(msg|message|error|info|desc|description)$/i.test(key));
  return { code, success, value, message };
}

const likelySecret = (value: string) => /^[\w.~+/=-]{16,4000}$/.test(value);

function tokenOf(exchanges: readonly Exchange[]): Conventions["token"] {
  const given = new Set<string>();
  let inCookie: { cookie: string } | undefined;
  for (const { headers, answer } of exchanges) {
    for (const [header, value] of headers) {
      const [, prefix = "", token = ""] = /^(Bearer |Token )?(.*)$/.exec(value) ?? [];
      if (header !== "cookie" && given.has(token)) return { header, prefix };
    }
    const cookie = cookiesIn(headers).find(([, value]) => given.has(value))?.[0];
    if (cookie !== undefined && /^[\w-]{1,60}$/.test(cookie)) inCookie ??= { cookie };
    eachText(answer, (text) => {
      if (likelySecret(text)) given.add(text);
    });
  }
  return inCookie;
}

const cookiesIn = (headers: Exchange["headers"]): [name: string, value: string][] =>
  (headers.get("cookie") ?? "").split("; ").map((one) => {
    const [name = "", ...value] = one.split("=");
    return [name, value.join("=")];
  });

/** Whether a request has the token. */
export const hasToken = ({ headers }: Exchange, token: Conventions["token"]): boolean =>
  token !== undefined &&
  ("cookie" in token ? cookiesIn(headers).some(([name]) => name === token.cookie) : headers.has(token.header));

/** Calls back for every text in a value, with its path. */
function eachText(value: unknown, found: (text: string, path: string) => void, path = ""): void {
  if (typeof value === "string") found(value, path);
  else if (Array.isArray(value)) for (const row of value.slice(0, 50)) eachText(row, found, path);
  else if (isRecord(value))
    for (const [key, one] of Object.entries(value)) eachText(one, found, path === "" ? key : `${path}.${key}`);
}

/** Headers that browsers send by themselves. */
const usualHeader =
  /^(accept|content|user-agent|origin|referer|host|connection|cookie|authorization|sec-|cache|pragma|:|dnt|priority|if-)/;

function headerWhere(
  exchanges: readonly Exchange[],
  holds: (values: readonly string[], name: string) => boolean,
  least = Math.max(2, exchanges.length / 3),
): string | undefined {
  const names = [...new Set(exchanges.flatMap(({ headers }) => [...headers.keys()]))].sort();
  return names.find((name) => {
    if (usualHeader.test(name) || !/^[\w-]{1,60}$/.test(name)) return false;
    const values = exchanges.flatMap(({ headers }) => headers.get(name) ?? []);
    return values.length >= least && holds(values, name);
  });
}

const isBase64 = (value: unknown, bytes: (length: number) => boolean): boolean =>
  typeof value === "string" && /^[A-Za-z0-9+/]+=*$/.test(value) && bytes(Buffer.from(value, "base64").length);

/** Whether a body is one encrypted text, and a header the key for it. */
export const isSealed = ({ headers, body }: Exchange, cipher: Conventions["cipher"]): boolean =>
  cipher !== undefined && headers.has(cipher.header) && body !== undefined && cipher.field in body;

function cipherOf(
  exchanges: readonly Exchange[],
  contents: readonly { one: Exchange; content: unknown }[],
): Conventions["cipher"] {
  for (const { headers, body = {} } of exchanges) {
    const header = [...headers].find(([, value]) =>
      isBase64(value, (length) => [128, 256, 384, 512].includes(length)),
    )?.[0];
    const field = Object.keys(body).find((key) => isBase64(body[key], (length) => length >= 28));
    if (header === undefined || field === undefined) continue;
    for (const { one, content } of contents) {
      let at: string | undefined;
      eachText(content, (text, path) => {
        if (text.startsWith("-----BEGIN PUBLIC KEY-----")) at = path;
      });
      if (at !== undefined) return { header, field, key: { call: templateOf(one), at } };
    }
    return { header, field, key: undefined };
  }
  return undefined;
}

function pagingOf(exchanges: readonly Exchange[]): Conventions["paging"] {
  const names = new Map<string, number[]>();
  for (const { url, body = {} } of exchanges) {
    for (const [name, value] of [...url.searchParams, ...Object.entries(body)]) {
      if (/^\d{1,6}$/.test(String(value))) names.set(name, [...(names.get(name) ?? []), Number(value)]);
    }
  }
  const find = (form: RegExp) => [...names.keys()].find((name) => form.test(name));
  const page = find(/^(page|page_?(no|num|number|index)?|current_?page|p)$/i);
  if (page === undefined) return undefined;
  return { page, first: Math.min(...(names.get(page) ?? [1])) === 0 ? 0 : 1, size: find(/size|limit|per_?page|rows/i) };
}

function tagsIn(contents: readonly unknown[]): readonly string[] {
  const tags = new Set<string>();
  for (const content of contents) {
    eachText(content, (text, path) => {
      if (/lang|locale/i.test(path) && /^[a-z]{2,3}[-_][A-Za-z]{2,4}$/.test(text)) tags.add(text);
    });
  }
  return [...tags].sort();
}
