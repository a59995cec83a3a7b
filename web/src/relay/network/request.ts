import { currentLanguage } from "../../i18n/language.ts";

/** The id of a registered document, with variables. */
interface Operation {
  documentId: string;
  variables: Record<string, unknown>;
}

export const operationOf = ({ documentId, variables }: Operation): Operation => ({
  documentId: `sha256:${documentId}`,
  variables,
});

/** Names this page, so that the gateway counts the streams of guests who share an address apart. */
const tab = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
  "",
);

const post = (
  body: unknown,
  accept: string,
  options: Pick<RequestInit, "signal" | "keepalive" | "priority">,
  more: HeadersInit = {},
) =>
  new Request("/graphql", {
    ...options,
    method: "POST",
    headers: {
      accept,
      "content-type": "application/json",
      "x-atrium-csrf": "1",
      "x-atrium-language": currentLanguage(),
      ...more,
    },
    body: JSON.stringify(body),
  });

/** The request of a query or mutation. A mutation is completed even if the page is closed meanwhile. */
export const gatewayRequest = (
  documentId: string,
  variables: Record<string, unknown>,
  { isChange, signal }: { isChange: boolean; signal: AbortSignal },
) => post(operationOf({ documentId, variables }), "application/graphql-response+json", { signal, keepalive: isChange });

/**
 * The request of a stream for several subscriptions; each event carries the subscription's index in the list.
 * `missedMs`: how long this tab had no stream for them, so that the gateway sends what happened meanwhile.
 */
export const streamRequest = (operations: readonly Operation[], signal: AbortSignal, missedMs: number) =>
  post(
    operations,
    "text/event-stream",
    // It never ends, and what a screen waits for goes first.
    { signal, priority: "low" },
    {
      "x-atrium-tab": tab,
      ...(missedMs > 0 && { "x-atrium-missed-ms": String(missedMs) }),
    },
  );
