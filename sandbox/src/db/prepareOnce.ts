import type { Tx } from "./openDatabase.ts";

/**
 * Builds a prepared statement once for each connection: drizzle would put the text together again at each use. Its values are
 * placeholders.
 */
export function prepareOnce<Prepared>(prepare: (tx: Tx) => Prepared): (tx: Tx) => Prepared {
  const known = new WeakMap<object, Prepared>();
  return (tx) => {
    const { session } = tx._;
    return known.getOrInsertComputed(session, () => prepare(tx));
  };
}
