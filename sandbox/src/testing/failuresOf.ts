import type { Database } from "../db/openDatabase.ts";

/**
 * Collects the SQLSTATE codes with which a database's transactions fail, also those that are tried again. Returns the
 * function that ends it and returns the codes.
 */
export function failuresOf(db: Database): () => string[] {
  const codes: string[] = [];
  const whole = db.transaction;
  const transaction = whole.bind(db);
  db.transaction = (work, config) =>
    transaction(async (tx) => {
      try {
        return await work(tx);
      } catch (error) {
        const cause: unknown = error instanceof Error && error.cause ? error.cause : error;
        if (cause instanceof Error && "code" in cause) codes.push(String(cause.code));
        throw error;
      }
    }, config);
  return () => {
    db.transaction = whole;
    return codes;
  };
}
