import { currentLanguage } from "../i18n/language.ts";

/** A persisted document with its variables: the gateway knows its text by the id. */
interface Operation {
  documentId: string;
  variables: Record<string, unknown>;
}

export const operationOf = ({ documentId, variables }: Operation): Operation => ({
  documentId: `sha256:${documentId}`,
  variables,
});

const post = (body: unknown, accept: string, options: Pick<RequestInit, "signal" | "keepalive">) =>
  new Request("/graphql", {
    ...options,
    method: "POST",
    headers: {
      accept,
      "content-type": "application/json",
      "x-atrium-csrf": "1",
      "x-atrium-language": currentLanguage(),
    },
    body: JSON.stringify(body),
  });

/** The request for one answer; what changes something is carried out even if the page is left meanwhile. */
export const gatewayRequest = (
  documentId: string,
  variables: Record<string, unknown>,
  { isChange, signal }: { isChange: boolean; signal: AbortSignal },
) => post(operationOf({ documentId, variables }), "application/graphql-response+json", { signal, keepalive: isChange });

/** The request for a stream of what several subscriptions say, each under its place in the list. */
export const streamRequest = (operations: readonly Operation[], signal: AbortSignal) =>
  post(operations, "text/event-stream", { signal });
