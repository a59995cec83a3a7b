import type { IncomingMessage } from "node:http";
import { networkOf } from "@atrium/schema/networkOf";
import type { GraphQLError } from "graphql";
import type { Documents, PreparedDocument } from "../../../documents/documents.ts";
import { documentIdOf, isDocumentId, isRegisteredText, type PersistedDocuments } from "../../../documents/persisted.ts";
import { Slices } from "../../../documents/slices.ts";
import type { Partner } from "../../../partners/partner.ts";
import type { Partners } from "../../../partners/partners.ts";
import type { FieldUses } from "../../../telemetry/fieldUses.ts";
import { Refusal } from "../../http/refusal.ts";
import type { AcceptedOperation } from "../engine.ts";
import { type Exchange, versionOf } from "../exchange.ts";
import type { Params } from "../params.ts";
import type { NewDocuments } from "./newDocuments.ts";
import { restVariables } from "./restVariables.ts";

/** What decides which documents are accepted. */
export interface AdmissionOptions {
  documents: Documents;
  persisted: PersistedDocuments;
  partners: Partners;
  newDocuments: NewDocuments;
  fieldUses: FieldUses;
  /** Whether every caller may send unregistered documents. */
  isOpen: boolean;
}

/** An operation that is accepted, with its cost; or the errors for which the document is refused. */
export type Admission =
  | { errors: readonly GraphQLError[] }
  | { errors?: undefined; asked: AcceptedOperation; cost: { requested: number; limit: number } };

/** Decides which operations are accepted. */
export class Admissions {
  readonly #options: AdmissionOptions;
  readonly #slices = new Slices();

  constructor(options: AdmissionOptions) {
    this.#options = options;
  }

  /**
   * Finds, prepares and prices an operation. Notes in the exchange which document it is. A document that is not known yet
   * waits for its turn.
   */
  admit(exchange: Exchange, params: Params): Admission | Promise<Admission> {
    const { documents, newDocuments, partners } = this.#options;
    const { req, caller } = exchange;
    const key = headerOf(req, "x-atrium-partner-key");
    exchange.partner = partners.find(key);
    const byOrigin = caller.site === "partner" && caller.origin !== undefined ? partners.at(caller.origin) : undefined;
    const sender = exchange.partner ?? byOrigin;
    exchange.partnerName = sender?.name;
    if (exchange.partner === undefined && key !== undefined && key !== "") {
      throw new Refusal(
        "PARTNER_KEY_UNKNOWN",
        "The value of X-Atrium-Partner-Key is no partner's key. Send the key that the operator gave you, without quotes or its hash.",
      );
    }
    const text = this.#textOf(exchange, params, sender);
    if (exchange.registered !== undefined || documents.knows(text)) return this.#admitText(exchange, params, text);
    const name = exchange.partner?.name ?? networkOf(exchange.caller.clientIp);
    newDocuments.allow(name);
    return newDocuments.read(name, () => {
      if (exchange.res.destroyed) throw new DOMException("The client left.", "AbortError");
      return this.#admitText(exchange, params, text);
    });
  }

  #admitText(exchange: Exchange, params: Params, text: string): Admission {
    const { documents, fieldUses, persisted, isOpen } = this.#options;
    const isRegistered = exchange.registered !== undefined;
    const prepared = documents.prepare(text, { isRegistered });
    const outside = this.#outsideOfSlice(exchange, prepared);
    if (outside.length > 0) return { errors: outside };
    const { operationName } = params;
    const [node] = prepared.parts?.operations ?? [];
    const variables = params.restName === undefined || !node ? params.variables : restVariables(params, node);
    const { cost, registeredCost } = documents.limits;
    const admitted = (limit: number) => documents.admit(prepared, operationName, variables, limit);
    let admission = admitted(isRegistered ? registeredCost : cost);
    // GraphiQL sends the web client's operations as texts. A document that can't be read has another fault than its cost.
    const isClients = () => isOpen && prepared.document !== undefined && isRegisteredText(persisted, text);
    if (admission.errors !== undefined && isClients()) admission = admitted(registeredCost);
    if (admission.errors !== undefined) return { errors: admission.errors };
    const { operation, requested, limit } = admission;
    exchange.operationType = operation.type;
    const client = exchange.partnerName ?? (isRegistered ? "(web)" : "(ad-hoc)");
    if (prepared.document) fieldUses.note(client, versionOf(exchange), prepared.document);
    if (exchange.partnerName !== undefined) exchange.partnerOperation = operation.node.name?.value.slice(0, 64);
    const { onError } = params;
    return {
      asked: { prepared, operation, text, operationName, variables, isRegistered, onError },
      cost: { requested, limit },
    };
  }

  /** Errors of a partner's own document that asks for more than its part of the contract. */
  #outsideOfSlice({ partner, registered }: Exchange, { document }: PreparedDocument): readonly GraphQLError[] {
    if (partner?.slice == null || registered !== undefined || document === undefined) return [];
    return this.#slices.check(partner.slice, document);
  }

  /**
   * The document's text, by id or as it was sent. A partner's own documents come first; its page has them without the
   * key. Throws when this caller may not send it.
   */
  #textOf(exchange: Exchange, params: Params, sender: Partner | undefined): string {
    const { persisted, isOpen } = this.#options;
    const { documentId, restName, query: text = "" } = params;
    const isLimited = sender?.onlyDocuments === true;
    if (restName !== undefined) {
      const named = [...(sender?.documents.values() ?? [])].find(({ operation }) => operation === restName);
      if (named === undefined) throw new Refusal("PERSISTED_DOCUMENT_NOT_FOUND", noSuchPath(sender));
      exchange.registered = named;
      return named.text;
    }
    if (documentId !== undefined) {
      exchange.registered = sender?.documents.get(documentId) ?? (isLimited ? undefined : persisted.find(documentId));
      if (exchange.registered !== undefined) return exchange.registered.text;
      throw isDocumentId(documentId)
        ? new Refusal("PERSISTED_DOCUMENT_NOT_FOUND", notFound(sender))
        : new Refusal("BAD_REQUEST", "`documentId` must be sha256: and 64 lower hexadecimal digits.");
    }
    if (sender !== undefined && sender.documents.size > 0) {
      exchange.registered = sender.documents.get(documentIdOf(text));
      if (exchange.registered !== undefined) return text;
    }
    if (exchange.partner === undefined && !isOpen) {
      throw new Refusal("PERSISTED_DOCUMENT_REQUIRED", "Only registered documents are accepted here.");
    }
    if (isLimited) {
      const message = `${sender.name} may send its registered documents only. Ask the operator to register this one.`;
      throw new Refusal("PERSISTED_DOCUMENT_REQUIRED", message);
    }
    return text;
  }
}

const noSuchPath = (sender: Partner | undefined) =>
  sender === undefined
    ? "The REST face has the documents of a partner: send its key in X-Atrium-Partner-Key."
    : `No document of ${sender.name} has this name: /rest/openapi.json lists them.`;

/** What to do about an id that nothing has. */
function notFound(sender: Partner | undefined): string {
  if (sender === undefined || sender.documents.size === 0) {
    return "No document has this id. A partner's documents are found with its key in X-Atrium-Partner-Key, or from its page's origin.";
  }
  const otherwise = sender.onlyDocuments ? "" : ", or send its text in `query`";
  return `No document of ${sender.name} has this id: sha256: and the hash of the file's exact text. Ask the operator to register it${otherwise}.`;
}

/** A header that occurs once. */
export function headerOf(req: IncomingMessage, name: string): string | undefined {
  const value = req.headers[name];
  return typeof value === "string" ? value : undefined;
}
