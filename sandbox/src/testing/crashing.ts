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
 * Simulates a crash: transactions of the database throw before the statement with this number, and execute no later
 * one. Statements of all transactions are counted from 1. A commit counts as a statement too; a crash there happens
 * after the commit, so that only the answer is lost. Returns the function that ends the simulation.
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
