import type { IncomingMessage } from "node:http";
import type { GraphQLError } from "graphql";
import type { Documents } from "../../documents/documents.ts";
import { isDocumentId, type PersistedDocuments } from "../../documents/persisted.ts";
import { Refusal } from "../http/refusal.ts";
import type { Execution } from "./engine.ts";
import type { Params } from "./params.ts";
import type { PartnerKeys } from "./partnerKeys.ts";
import type { Exchange } from "./replies.ts";

/** What decides which documents are let in. */
export interface AdmissionParts {
  documents: Documents;
  persisted: PersistedDocuments;
  partnerKeys: PartnerKeys;
  /** Whether documents outside the manifest are taken from anybody. */
  isOpen: boolean;
}

/** An operation that may be carried out, and what it costs; or what the document is refused for. */
export type Admission<Context> =
  | { errors: readonly GraphQLError[] }
  | {
      errors?: undefined;
      asked: Omit<Execution<Context>, "context" | "signal">;
      cost: { requested: number; limit: number };
    };

/** Finds, prepares and weighs what is asked for; the exchange learns which document it is. */
export function admit<Context>(parts: AdmissionParts, exchange: Exchange, params: Params): Admission<Context> {
  const { operationName, variables } = params;
  const text = textOf(parts, exchange, params);
  const prepared = parts.documents.prepare(text);
  const { limits } = parts.documents;
  const costLimit = exchange.trusted === undefined ? limits.cost : limits.trustedCost;
  const admission = parts.documents.admit(prepared, operationName, variables, costLimit);
  if (admission.errors !== undefined) return { errors: admission.errors };
  const { operation, requested, limit } = admission;
  exchange.operationType = operation.type;
  return { asked: { prepared, operation, text, operationName, variables }, cost: { requested, limit } };
}

/** The document's text, by id or as it came, if this caller may send it. */
function textOf(parts: AdmissionParts, exchange: Exchange, params: Params): string {
  if (params.documentId !== undefined) {
    exchange.trusted = parts.persisted.find(params.documentId);
    if (exchange.trusted !== undefined) return exchange.trusted.text;
    throw isDocumentId(params.documentId)
      ? new Refusal("PERSISTED_DOCUMENT_NOT_FOUND", "No document has this id.")
      : new Refusal("BAD_REQUEST", "`documentId` must be sha256: and 64 lower hexadecimal digits.");
  }
  if (!parts.isOpen && !parts.partnerKeys.has(headerOf(exchange.req, "x-atrium-partner-key"))) {
    throw new Refusal("PERSISTED_DOCUMENT_REQUIRED", "Only registered documents are accepted here.");
  }
  return params.query ?? "";
}

/** A header that is there once. */
export function headerOf(req: IncomingMessage, name: string): string | undefined {
  const value = req.headers[name];
  return typeof value === "string" ? value : undefined;
}
