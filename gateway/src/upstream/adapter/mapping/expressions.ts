import vm from "node:vm";
import { compile, TreeInterpreter, TYPE_EXPREF } from "@jmespath-community/jmespath";
import { isRecord } from "../../../basics/isRecord.ts";
import { unavailable } from "../../../errors/upstreamError.ts";
import { didYouMean } from "../place.ts";

const mostMs = 50;
const sandbox: { run: () => unknown } = { run: () => undefined };
const context = vm.createContext(sandbox);
const script = new vm.Script("run()");

/** A function that reads a value with a JMESPath expression. Throws when its syntax, or a name in it, is wrong. */
export function compileExpression(text: string): (value: unknown) => unknown {
  const tree = compile(text);
  checkNames(tree, new Set());
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

const { _functionTable: functions } = TreeInterpreter.runtime;

/**
 * Refuses functions that JMESPath does not have, a wrong number of arguments, a value where a function takes an `&expression`, and
 * variables without a `let`: the interpreter finds these only in the answer that needs them.
 */
function checkNames(node: unknown, variables: ReadonlySet<string>): void {
  if (Array.isArray(node)) {
    for (const part of node) checkNames(part, variables);
    return;
  }
  // A literal is the operator's value, and may look like a node.
  if (!isRecord(node) || node.type === "Literal") return;
  const name = String(node.name);
  if (node.type === "Variable" && !variables.has(name)) throw new Error(`there is no variable "$${name}"`);
  if (node.type === "Function") checkFunction(name, Array.isArray(node.children) ? node.children : []);
  if (node.type !== "LetExpression" || !Array.isArray(node.bindings)) {
    for (const part of Object.values(node)) checkNames(part, variables);
    return;
  }
  checkNames(node.bindings, variables);
  const bound = node.bindings.map((binding: unknown) => String(Object(binding).variable));
  checkNames(node.expression, new Set([...variables, ...bound]));
}

function checkFunction(name: string, given: readonly unknown[]): void {
  const known = Object.hasOwn(functions, name) ? functions[name]?._signature : undefined;
  if (!known) throw new Error(`JMESPath has no function "${name}"${didYouMean(name, Object.keys(functions))}`);
  const least = known.filter(({ optional }) => !optional).length;
  const most = known.at(-1)?.variadic ? Number.POSITIVE_INFINITY : known.length;
  if (given.length < least || given.length > most) {
    const wanted = most === least ? `${least}` : most > known.length ? `at least ${least}` : `${least} to ${most}`;
    throw new Error(
      `${name}() takes ${wanted} ${wanted.endsWith("1") ? "argument" : "arguments"}, not ${given.length}`,
    );
  }
  for (const [index, { types }] of known.entries()) {
    const isReference = Object(given[index]).type === "ExpressionReference";
    if (types.every((type) => type === TYPE_EXPREF) && given[index] && !isReference)
      throw new Error(`argument ${index + 1} of ${name}() is written &expression`);
  }
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
