import { hash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse, stripIgnoredCharacters } from "graphql";
import { documentParts } from "./operations.ts";

/** A registered document: one that the web client was built with, or a partner's. */
export interface RegisteredDocument {
  text: string;
  /** Labels metrics and logs: the operation's name, which comes from a file of the build. For partners' documents `partner`. */
  name: string;
  /** Of a partner's document: the name of its operation, by which its REST face has it. */
  operation?: string;
}

/** The registered documents. */
export interface PersistedDocuments {
  /** Finds a document by `sha256:` and 64 lower-case hexadecimal digits. */
  find(documentId: string): RegisteredDocument | undefined;
  all(): MapIterator<[documentId: string, RegisteredDocument]>;
}

const documentIdForm = /^sha256:[0-9a-f]{64}$/;

/** Whether a text has the form of a document id. */
export function isDocumentId(text: string): boolean {
  return documentIdForm.test(text);
}

/** The id of a document's text. */
export function documentIdOf(text: string): string {
  return `sha256:${hash("sha256", text, "hex")}`;
}

const packed = new WeakMap<RegisteredDocument, string>();

/** Whether a text that parses is a registered one but for white space and comments, as GraphiQL sends it. Looks at all texts. */
export function isRegisteredText(persisted: PersistedDocuments, text: string): boolean {
  const wanted = stripIgnoredCharacters(text);
  for (const [, document] of persisted.all()) {
    const known = packed.getOrInsertComputed(document, () => stripIgnoredCharacters(document.text));
    if (known === wanted) return true;
  }
  return false;
}

/** Anybody can send unknown ids, so the disk is looked at no more often than this. */
const lookEveryMs = 1_000;

interface ManifestOptions {
  /** Called when a manifest that was added later can't be used. It is read again after it has changed. */
  onUnusable?(problem: { file: string; reason: string }): void;
  now?(): number;
}

/**
 * Reads the manifests of relay-compiler: one file, or a folder with a file for each release, so that open tabs of earlier
 * releases go on. Refuses a manifest with hashes that don't match its texts. An unknown id makes it look for new files:
 * another gateway may have been given the next release first, and in development the compiler adds documents.
 */
export function loadPersistedDocuments(
  path: string,
  { onUnusable, now = Date.now }: ManifestOptions = {},
): PersistedDocuments {
  const documents = new Map<string, RegisteredDocument>();
  const readAt = new Map<string, number>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  const look = (onFailure: (file: string, error: unknown) => void): void => {
    lookedAt = now();
    for (const file of filesIn(path)) {
      const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
      if (changedAt === undefined || changedAt === readAt.get(file)) continue;
      readAt.set(file, changedAt);
      try {
        for (const [documentId, document] of parseManifest(readFileSync(file, "utf8"))) {
          documents.set(documentId, document);
        }
      } catch (error) {
        onFailure(file, error);
      }
    }
  };
  look((_, error) => {
    throw error;
  });
  return {
    find(documentId) {
      const known = documents.get(documentId);
      if (known !== undefined || !isDocumentId(documentId) || now() - lookedAt < lookEveryMs) return known;
      // A file that is half written now has changed at a later look.
      look((file, error) => onUnusable?.({ file, reason: String(error) }));
      return documents.get(documentId);
    },
    all: () => documents.entries(),
  };
}

function filesIn(path: string): string[] {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!isFolder) return [path];
  const names = readdirSync(path).filter((name) => name.endsWith(".json"));
  return names.sort().map((name) => join(path, name));
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
