import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { attempt } from "../../basics/attempt.ts";
import { isRecord } from "../../basics/isRecord.ts";
import { AdapterError } from "./adapterError.ts";
import { type DomainFile, domainFile, knownKeys, type PlatformFile, platformFile } from "./format.ts";
import { didYouMean, Place } from "./place.ts";

/** A file that was read, and the place of its first key. */
interface ReadFile<T> {
  content: T;
  place: Place;
}

export interface AdapterFiles {
  platform: ReadFile<PlatformFile>;
  domains: readonly ReadFile<DomainFile>[];
}

interface Problem {
  file: string;
  line: number;
  text: string;
}

/** The problems of all files of a folder. */
export class Problems {
  readonly #found: Problem[] = [];

  add(problem: Problem): void {
    this.#found.push(problem);
  }

  /** Throws what was found, if there was anything. */
  check(): void {
    if (this.#found.length === 0) return;
    const sorted = this.#found.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
    throw new AdapterError([...new Set(sorted.map(({ file, line, text }) => `${file}:${line}: ${text}`))]);
  }
}

const mostFiles = 300;
const mostBytes = 2_000_000;

/** Reads the files of an adapter's folder. Throws an AdapterError when the folder can't be read. */
export function readAdapterFiles(folder: string, problems: Problems): AdapterFiles {
  const names = filesIn(folder);
  const platformName = names.find((name) => /^platform\.ya?ml$/.test(name));
  if (platformName === undefined)
    problems.add({ file: "platform.yaml", line: 1, text: "the file is missing: it says what holds for all calls" });
  const platform = platformName && fileAt(folder, platformName, platformFile, problems);
  const others = names.filter((name) => name !== platformName);
  return {
    platform: platform || { content: platformFile.parse({}), place: new Place(() => undefined) },
    domains: others.flatMap((name) => fileAt(folder, name, domainFile, problems) ?? []),
  };
}

function filesIn(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name) && !name.startsWith("."));
    if (names.length <= mostFiles) return names.toSorted();
  } catch {
    throw new AdapterError([`PLATFORM_ADAPTER: the folder ${folder} can't be read`]);
  }
  throw new AdapterError([`PLATFORM_ADAPTER: the folder ${folder} has more than ${mostFiles} files`]);
}

function fileAt<T>(folder: string, file: string, shape: z.ZodType<T>, problems: Problems): ReadFile<T> | undefined {
  const path = join(folder, file);
  const text = textOf(path);
  if (text === undefined) {
    problems.add({ file, line: 1, text: `can't be read, or has more than ${mostBytes} bytes` });
    return undefined;
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  for (const { pos, message } of document.errors)
    problems.add({ file, line: lines.linePos(pos[0]).line, text: message });
  if (document.errors.length > 0) return undefined;
  /** The line of the innermost part that the file has. */
  const lineOf = (keys: readonly (string | number)[]): number => {
    for (let count = keys.length; count > 0; count -= 1) {
      const offset = offsetOf(document, keys.slice(0, count));
      if (offset !== undefined) return lines.linePos(offset).line;
    }
    return 1;
  };
  const place = new Place((keys, problem) =>
    problems.add({ file, line: lineOf(keys), text: keys.length === 0 ? problem : `${keys.join(".")}: ${problem}` }),
  );
  return { content: checked(document.toJS({ maxAliasCount: 100 }) ?? {}, shape, place), place };
}

const mostRounds = 30;

/** The content without the parts that are wrong. They are noted, and the rest is checked further. */
function checked<T>(content: unknown, shape: z.ZodType<T>, place: Place): T {
  for (let round = 0; round < mostRounds; round += 1) {
    const { data, error } = shape.safeParse(content);
    if (data !== undefined) return data;
    for (const issue of error?.issues ?? []) {
      noteIssue(issue, place);
      const keys = issue.code === "unrecognized_keys" ? issue.keys : [undefined];
      for (const key of keys) remove(content, key === undefined ? issue.path : [...issue.path, key]);
    }
  }
  return shape.parse({});
}

/** Removes the innermost part that there is. */
function remove(content: unknown, keys: readonly PropertyKey[]): void {
  let found = content;
  for (const [index, key] of keys.entries()) {
    const next: unknown = isRecord(found) ? found[String(key)] : undefined;
    const isInnermost = index === keys.length - 1 || !isRecord(next) || !(String(keys[index + 1]) in next);
    if (isRecord(found) && isInnermost) {
      delete found[String(key)];
      return;
    }
    found = next;
  }
}

const textOf = (path: string): string | undefined =>
  attempt(() => (statSync(path).size > mostBytes ? undefined : readFileSync(path, "utf8")));

/** Where the key of a part begins. Keys that are numbers in the file are texts in `keys`. */
function offsetOf(document: ReturnType<typeof parseDocument>, keys: readonly (string | number)[]): number | undefined {
  let node: unknown = document.contents;
  let offset: number | undefined;
  for (const key of keys) {
    if (isMap(node)) {
      const pair = node.items.find(({ key: one }) => isScalar(one) && String(one.value) === String(key));
      if (pair === undefined || !isScalar(pair.key)) return undefined;
      offset = pair.key.range?.[0];
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      offset = isNode(node) ? node.range?.[0] : undefined;
    } else return undefined;
  }
  return offset;
}

/** Notes an issue of zod's. Of the branches of a union, the one that got farthest says most. */
function noteIssue(issue: z.core.$ZodIssue, place: Place): void {
  const at = place.at(...issue.path.map((key) => (typeof key === "number" ? key : String(key))));
  if (issue.code === "unrecognized_keys") {
    for (const key of issue.keys) at.at(key).problem(`there is no key "${key}"${didYouMean(key, knownKeys)}`);
  } else if (issue.code === "invalid_union") {
    const farthest = issue.errors.flat().toSorted((a, b) => b.path.length - a.path.length)[0];
    if (farthest === undefined || farthest.path.length === 0) at.problem(summaryOf(issue));
    else noteIssue(farthest, at);
  } else at.problem(issue.message);
}

/** What a union accepts, in its branches' words. */
function summaryOf({ errors }: z.core.$ZodIssueInvalidUnion): string {
  const wanted = errors.flat().map(({ message }) => message);
  return [...new Set(wanted)].slice(0, 4).join(", or ") || "can't be read";
}
