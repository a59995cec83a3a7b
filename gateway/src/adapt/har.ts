import { readFileSync, statSync } from "node:fs";
import { z } from "zod";
import { isRecord } from "../basics/isRecord.ts";

/** A request of the old client that the platform answered with JSON. */
export interface Exchange {
  method: string;
  url: URL;
  /** Names in lower case. */
  headers: ReadonlyMap<string, string>;
  /** The fields of a JSON body or a form. */
  body: Readonly<Record<string, unknown>> | undefined;
  status: number;
  answerHeaders: ReadonlyMap<string, string>;
  answer: unknown;
}

export interface Recording {
  /** In the order of the recording. */
  exchanges: readonly Exchange[];
  /** The address that answered most of them; others are left out. */
  origin: string;
  /** What was left out, with the reason and how often. */
  skipped: ReadonlyMap<string, number>;
}

const mostBytes = 256 * 1024 * 1024;
const mostEntries = 20_000;
const mostBody = 4 * 1024 * 1024;
const mostDepth = 40;

const header = z.object({ name: z.string().max(200), value: z.string().max(20_000) });
const headers = z
  .array(header.nullable().catch(null))
  .catch([])
  .transform((rows) => new Map(rows.flatMap((row) => (row === null ? [] : [[row.name.toLowerCase(), row.value]]))));
const entry = z.object({
  request: z.object({
    method: z.string().regex(/^[A-Z]{3,7}$/),
    url: z.string().max(20_000),
    headers,
    postData: z
      .object({ mimeType: z.string().catch(""), text: z.string() })
      .optional()
      .catch(undefined),
  }),
  response: z.object({
    status: z.number().int(),
    headers,
    content: z.object({ text: z.string().optional(), encoding: z.string().optional() }).catch({}),
  }),
});

/** A recording that can't be used. The message says what to do. */
export class RecordingError extends Error {}

/** Reads a HAR file. Throws a RecordingError. */
export function readHar(file: string): Recording {
  const { size } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0 };
  if (size === 0) throw new RecordingError(`${file} is empty or does not exist.`);
  if (size > mostBytes)
    throw new RecordingError(`${file} has ${Math.ceil(size / 2 ** 20)} MiB, the most is 256. Record in several parts.`);
  const parsed = parsedJson(readFileSync(file, "utf8"));
  const log = isRecord(parsed) ? parsed.log : undefined;
  if (!isRecord(log) || !Array.isArray(log.entries))
    throw new RecordingError(
      `${file} is no HAR file, or its end is missing. Save it again with "Save all as HAR with content".`,
    );
  return recordingOf(log.entries);
}

/** The exchanges of a HAR's entries. Throws a RecordingError when there is none with JSON. */
export function recordingOf(entries: readonly unknown[]): Recording {
  const skipped = new Map<string, number>();
  const skip = (reason: string, times = 1) => void skipped.set(reason, (skipped.get(reason) ?? 0) + times);
  if (entries.length > mostEntries) skip("more than 20,000 entries", entries.length - mostEntries);
  const seen = new Set<string>();
  const all = entries.slice(0, mostEntries).flatMap((one): Exchange[] => {
    const read = entry.safeParse(one);
    if (!read.success || !URL.canParse(read.data.request.url)) {
      skip("not readable");
      return [];
    }
    const { request, response } = read.data;
    const { text = "", encoding } = response.content;
    if (text.length > mostBody) {
      skip("larger than 4 MiB");
      return [];
    }
    const answer = parsedJson(encoding === "base64" ? Buffer.from(text, "base64").toString() : text);
    if (!isRecord(answer) && !Array.isArray(answer)) {
      skip("no JSON: pages, pictures, cut off");
      return [];
    }
    const key = `${request.method} ${request.url} ${request.postData?.text} ${text}`;
    if (seen.has(key)) {
      skip("the same once more");
      return [];
    }
    seen.add(key);
    const url = new URL(request.url);
    const { method, headers } = request;
    const rest = { status: response.status, answerHeaders: response.headers, answer };
    return [{ method, url, headers, body: bodyOf(request.postData), ...rest }];
  });
  const byOrigin = Map.groupBy(all, ({ url }) => url.origin);
  const [most] = [...byOrigin].toSorted(([, a], [, b]) => b.length - a.length);
  if (most === undefined) throw new RecordingError("The recording has no answer with JSON. Was it saved with content?");
  const [origin, exchanges] = most;
  skip("other addresses", all.length - exchanges.length);
  return { origin, exchanges, skipped };
}

function bodyOf(sent: { mimeType: string; text: string } | undefined): Exchange["body"] {
  if (sent === undefined || sent.text.length > mostBody) return undefined;
  if (sent.mimeType.startsWith("application/x-www-form-urlencoded"))
    return Object.fromEntries(new URLSearchParams(sent.text));
  const parsed = parsedJson(sent.text);
  return isRecord(parsed) ? parsed : undefined;
}

/** The value of a JSON text; undefined for other texts and for values that are nested too deep. */
export function parsedJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isShallow(value, mostDepth) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isShallow = (value: unknown, depth: number): boolean =>
  typeof value !== "object" ||
  value === null ||
  (depth > 0 && Object.values(value).every((one) => isShallow(one, depth - 1)));
