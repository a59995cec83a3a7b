import { DrizzleQueryError } from "drizzle-orm";
import { isPassing } from "./db/failures.ts";
import { logLine } from "./logLine.ts";

/**
 * Writes an error to the log, in one line when the database only could not do the work at the moment. Values of SQL
 * statements never get there: they can be password hashes, e-mail addresses and phone numbers.
 */
export function logError(context: string, error: unknown): void {
  logLine(`${context}: ${isPassing(error) ? reasonsOf(withoutStatement(error)) : errorText(error)}`);
}

/** When the database is away, the statement does not matter. */
const withoutStatement = (error: unknown) => (error instanceof DrizzleQueryError ? error.cause : error);

/** An error with its stack and its causes, without the values of a failed statement. */
function errorText(error: unknown): string {
  if (!(error instanceof Error)) return "failed";
  const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  const cause = error.cause === undefined ? [] : [`caused by ${errorText(error.cause)}`];
  return [`${error.name}: ${safeMessage(error)}`, ...frames, ...cause].join("\n");
}

/** An error's message and those of its causes, in one line. */
export const reasonsOf = (error: unknown): string =>
  error instanceof Error ? [safeMessage(error), reasonsOf(error.cause)].filter(Boolean).join(": ") : "";

const LONGEST_REASON = 500;

/** The message of an error's innermost cause, in one line: for a failed statement, what the database says. */
export function rootReason(error: unknown): string {
  if (!(error instanceof Error)) return "failed";
  if (error.cause instanceof Error) return rootReason(error.cause);
  return safeMessage(error).replaceAll(/\s+/g, " ").slice(0, LONGEST_REASON);
}

function safeMessage(error: Error): string {
  if (error instanceof DrizzleQueryError) return `failed query: ${error.query.replaceAll(/\s+/g, " ")}`;
  // Class 22, data exceptions: PostgreSQL quotes the value in the message.
  if ("code" in error && /^22\w{3}$/.test(String(error.code))) return `a value was refused (${error.code})`;
  return error.message;
}
