import type { GraphQLResponse } from "relay-runtime";
import { meetNewVersion } from "./newVersion.ts";
import { emitSignal } from "./signals.ts";

function codeOf(error: object): string[] {
  const extensions: unknown = "extensions" in error ? error.extensions : undefined;
  const isCoded = typeof extensions === "object" && extensions !== null && "code" in extensions;
  return isCoded && typeof extensions.code === "string" ? [extensions.code] : [];
}

/** The codes of an answer's errors, in order. */
export const codesOf = (answer: GraphQLResponse) => ("errors" in answer ? (answer.errors ?? []) : []).flatMap(codeOf);

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
