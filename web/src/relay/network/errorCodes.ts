import type { GraphQLResponse } from "relay-runtime";
import { GatewayError } from "./GatewayError.ts";
import { meetNewVersion } from "./newVersion.ts";
import { emitSignal } from "./signals.ts";

/** A text of an error's extensions: of one in an answer, or of one that Relay passes on without its message. */
function extensionOf(error: unknown, name: "code" | "requestId"): string | undefined {
  if (typeof error !== "object" || error === null || !("extensions" in error)) return undefined;
  const value = Object(error.extensions)[name];
  return typeof value === "string" ? value : undefined;
}

/** The failure of a field, with its code and the reference that `withReference` has added. */
export const failureOfField = (error: unknown) =>
  new GatewayError("REFUSED", { code: extensionOf(error, "code"), requestId: extensionOf(error, "requestId") });

/** The answer with the request's reference in each of its errors, for the screens that show one. */
export function withReference<Answer extends GraphQLResponse>(answer: Answer, requestId: string | undefined): Answer {
  if (!("errors" in answer) || requestId === undefined) return answer;
  const errors = answer.errors?.map((error) => ({
    ...error,
    extensions: { ...("extensions" in error && Object(error.extensions)), requestId },
  }));
  return { ...answer, errors };
}

/** The codes of an answer's errors, in order. */
export const codesOf = (answer: GraphQLResponse) =>
  ("errors" in answer ? (answer.errors ?? []) : []).flatMap((error) => extensionOf(error, "code") ?? []);

/** Handles error codes that concern the whole client: session ended, password due, site closed, client too old. */
export function passOn(codes: readonly string[]): void {
  for (const code of codes) {
    if (code === "SESSION_EXPIRED" || code === "SESSION_REVOKED") emitSignal("sessionLost", code);
    if (code === "SESSION_WRONG_BRAND") emitSignal("sessionLost", "SESSION_EXPIRED");
    if (code === "PASSWORD_CHANGE_REQUIRED") emitSignal("passwordDue", true);
    if (code === "PERSISTED_DOCUMENT_NOT_FOUND") meetNewVersion();
    if (code === "SYSTEM_MAINTENANCE" || code === "REGION_RESTRICTED") emitSignal("closed", code);
  }
}
