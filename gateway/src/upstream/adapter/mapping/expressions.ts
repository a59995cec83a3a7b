import vm from "node:vm";
import { compile, TreeInterpreter } from "@jmespath-community/jmespath";
import { unavailable } from "../../../errors/upstreamError.ts";

const mostMs = 50;
const sandbox: { run: () => unknown } = { run: () => undefined };
const context = vm.createContext(sandbox);
const script = new vm.Script("run()");

/** A function that reads a value with a JMESPath expression. Throws when the expression has a fault. */
export function compileExpression(text: string): (value: unknown) => unknown {
  const tree = compile(text);
  return (value) => {
    try {
      // What JSON.parse returned is JSON, which the interpreter's type asks for; our own values are plain data too.
      return withoutMethods(TreeInterpreter.search(tree, value as Parameters<typeof TreeInterpreter.search>[1]));
    } catch {
      // The interpreter's message may quote the value.
      throw unavailable(`the adapter's expression can't read a value: ${text.slice(0, 100)}`);
    }
  };
}

/** JMESPath finds `toString` in every object. */
const withoutMethods = (value: unknown) => (typeof value === "function" ? undefined : value);

/**
 * What `run` returns. Expressions can be slow with large answers, so V8 stops them after 50 ms. It costs 0.1 to 0.3 ms, which
 * is why mappings without an expression run without it.
 */
export function inBoundedTime<T>(run: () => T): T {
  let result: { value: T } | undefined;
  sandbox.run = () => {
    result = { value: run() };
  };
  try {
    script.runInContext(context, { timeout: mostMs });
  } catch (error) {
    // The time-out is an error of the other context.
    if (Object(error).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
  }
  if (result === undefined) throw unavailable("an expression of the adapter takes too long");
  return result.value;
}
