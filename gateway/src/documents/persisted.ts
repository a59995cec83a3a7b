import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { parse } from "graphql";
import { documentParts } from "./operations.ts";

/** A registered document: one that the web client was built with. */
export interface RegisteredDocument {
  text: string;
  /** The operation's name. It comes from a file of the build, so it may label metrics and logs. */
  name: string;
}

/** The registered documents. */
export interface PersistedDocuments {
  /** Finds a document by `sha256:` and 64 lower-case hexadecimal digits. */
  find(documentId: string): RegisteredDocument | undefined;
  all(): IterableIterator<[documentId: string, RegisteredDocument]>;
}

const documentIdForm = /^sha256:[0-9a-f]{64}$/;

/** Whether a text has the form of a document id. */
export function isDocumentId(text: string): boolean {
  return documentIdForm.test(text);
}

/** The id of a document's text. */
export function documentIdOf(text: string): string {
  return `sha256:${createHash("sha256").update(text).digest("hex")}`;
}

/**
 * Reads relay-compiler's manifest, and refuses one whose hashes don't match its texts. With `reread`, an unknown id
 * reads the file again if it has changed, because relay-compiler adds documents during development.
 */
export function loadPersistedDocuments(file: string, { reread }: { reread: boolean }): PersistedDocuments {
  let documents = new Map<string, RegisteredDocument>();
  let readAt = -1;
  const read = (): boolean => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAt === undefined || changedAt === readAt) return false;
    documents = parseManifest(readFileSync(file, "utf8"));
    readAt = changedAt;
    return true;
  };
  read();
  return {
    find(documentId) {
      const known = documents.get(documentId);
      if (known !== undefined || !reread || !isDocumentId(documentId)) return known;
      try {
        return read() ? documents.get(documentId) : undefined;
      } catch {
        // The file is half written. The next request tries again.
        return undefined;
      }
    },
    all: () => documents.entries(),
  };
}

/** For tests, and for gateways without a web client. */
export function persistedDocumentsOf(texts: readonly string[]): PersistedDocuments {
  const documents = new Map(texts.map((text) => [documentIdOf(text), { text, name: nameOf(text) }]));
  return { find: (documentId) => documents.get(documentId), all: () => documents.entries() };
}

function parseManifest(json: string): Map<string, RegisteredDocument> {
  const manifest: unknown = JSON.parse(json);
  if (typeof manifest !== "object" || manifest === null) throw new Error("The manifest of documents is not an object.");
  const documents = new Map<string, RegisteredDocument>();
  for (const [key, text] of Object.entries(manifest)) {
    if (typeof text !== "string") throw new Error(`Document ${key} of the manifest is not text.`);
    const documentId = documentIdOf(text);
    if (key !== documentId && `sha256:${key}` !== documentId) {
      throw new Error(`Document ${key} of the manifest has another hash: it was changed after it was made.`);
    }
    documents.set(documentId, { text, name: nameOf(text) });
  }
  return documents;
}

function nameOf(text: string): string {
  const { operations } = documentParts(parse(text));
  const name = operations.length === 1 ? operations[0]?.name?.value : undefined;
  if (name === undefined) throw new Error("A document of the manifest does not hold exactly one named operation.");
  return name;
}
