import type { Database } from "../db/openDatabase.ts";

/** Error of a simulated crash. */
export class Crash extends Error {
  constructor() {
    super("crashed");
    this.name = "Crash";
  }
}

const STATEMENTS = new Set<string | symbol>(["select", "insert", "update", "delete", "execute"]);

/**
 * Makes a database's transactions die: before the statement of that number, counted over all transactions from 1, where
 * the commit counts as one more, after which the answer is lost. As of a dead process, no later statement is executed
 * either. Gives the function that ends it.
 */
export function crashAt(db: Database, statement: number): () => void {
  let count = 0;
  const step = () => {
    count += 1;
    if (count >= statement) throw new Crash();
  };
  const whole = db.transaction;
  const transaction = whole.bind(db);
  db.transaction = async (work, config) => {
    const result = await transaction(
      (tx) =>
        work(
          new Proxy(tx, {
            get(target, name) {
              const value = Reflect.get(target, name, target);
              if (!STATEMENTS.has(name)) return value;
              return (...given: unknown[]) => {
                step();
                return Reflect.apply(value, target, given);
              };
            },
          }),
        ),
      config,
    );
    step();
    return result;
  };
  return () => {
    db.transaction = whole;
  };
}
