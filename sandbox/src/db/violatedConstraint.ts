/** Name of the constraint that refused a statement; undefined for other errors. Drizzle wraps the database's error. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("constraint" in error && typeof error.constraint === "string") return error.constraint;
  return violatedConstraint(error.cause);
}
