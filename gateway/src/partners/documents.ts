import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { SliceName } from "@atrium/schema";
import { createDocuments, type Documents } from "../documents/documents.ts";
import { defaultLimits } from "../documents/limits.ts";
import { documentIdOf, type RegisteredDocument } from "../documents/persisted.ts";
import { contractOf } from "../documents/slices.ts";

/** Most documents of one partner, and most characters of one. */
const mostDocuments = 500;
const longestDocument = 64 * 1024;

/** What a partner registered, and what is wrong with it, each with its file and line. */
interface Read {
  documents: ReadonlyMap<string, RegisteredDocument>;
  problems: readonly string[];
}

/** A text with the place that its faults name, and the id that a manifest gives it. */
interface Text {
  at: string;
  text: string;
  id?: string;
}

/**
 * Reads the documents of a partner: a folder of `.graphql` files with one named operation and its fragments in each, or
 * one JSON file of ids with their texts, as relay-compiler and others write it. Each must fit the partner's part of the
 * contract and the limits of a request.
 */
export function readDocuments(path: string, slice: SliceName | null): Read {
  let texts: Text[];
  try {
    texts = statSync(path).isDirectory() ? textsOfFolder(path) : textsOfManifest(path);
  } catch (error) {
    const reason = error instanceof SyntaxError ? "is not JSON" : "can't be read";
    return { documents: new Map(), problems: [`${path}: ${reason}`] };
  }
  const problems: string[] = [];
  if (texts.length > mostDocuments) problems.push(`${path}: more than ${mostDocuments} documents`);
  const checker = createDocuments({ schema: contractOf(slice), limits: defaultLimits, isOpen: false });
  const documents = new Map<string, RegisteredDocument>();
  const names = new Set<string>();
  for (const one of texts.slice(0, mostDocuments)) {
    const { faults, name = "" } = readText(one, checker);
    problems.push(...faults);
    const id = documentIdOf(one.text);
    // The first in the order of files keeps a name that several have.
    const operation = names.has(name) ? `${name}-${id.slice(7, 15)}` : name;
    names.add(name);
    // Metrics and logs count a partner's documents under the partner's name.
    documents.set(id, { text: one.text, name: "partner", operation });
  }
  return { documents, problems };
}

function textsOfFolder(folder: string): Text[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".graphql"));
  const files = names.toSorted().map((name) => join(folder, name));
  return files.map((file) => ({ at: file, text: readFileSync(file, "utf8") }));
}

function textsOfManifest(file: string): Text[] {
  const content: unknown = JSON.parse(readFileSync(file, "utf8"));
  return Object.entries(Object(content)).map(([id, text]) => ({
    at: `${file}: ${id}`,
    text: typeof text === "string" ? text : "",
    id: id.startsWith("sha256:") ? id : `sha256:${id}`,
  }));
}

/** The name of a document's operation, and its faults. */
function readText({ at, text, id }: Text, checker: Documents): { faults: readonly string[]; name?: string } {
  if (id !== undefined && id !== documentIdOf(text)) return { faults: [`${at}: the text has another hash`] };
  if (text.length > longestDocument) return { faults: [`${at}: more than ${longestDocument} characters`] };
  const { errors, parts } = checker.prepare(text);
  if (errors !== undefined) {
    return { faults: errors.map(({ message, locations }) => `${at}:${locations?.[0]?.line ?? 1}: ${message}`) };
  }
  const [operation, second] = parts.operations;
  if (operation?.name !== undefined && second === undefined) return { faults: [], name: operation.name.value };
  const line = (second ?? operation)?.loc?.startToken.line ?? 1;
  return { faults: [`${at}:${line}: must be one operation with a name`] };
}
