import { currentLanguage } from "../i18n/language.ts";

/** The request for a persisted document: the gateway knows its text by the id. */
export function gatewayRequest(
  documentId: string,
  variables: Record<string, unknown>,
  accept: "application/graphql-response+json" | "text/event-stream",
  signal: AbortSignal,
): Request {
  return new Request("/graphql", {
    method: "POST",
    signal,
    headers: {
      accept,
      "content-type": "application/json",
      "x-atrium-csrf": "1",
      "x-atrium-language": currentLanguage(),
    },
    body: JSON.stringify({ documentId: `sha256:${documentId}`, variables }),
  });
}
