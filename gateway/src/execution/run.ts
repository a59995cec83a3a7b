import type { GraphQLError, ResponsePath, VariableValues } from "graphql";
import type { RunInput } from "./executor.ts";
import type { Source } from "./source.ts";

/** The state of one run: its inputs, and the errors so far. */
export class Run {
  readonly source: Source;
  readonly context: unknown;
  readonly rootValue: unknown;
  readonly signal: AbortSignal | undefined;
  readonly variables: VariableValues;
  /** Arguments that depend on variables, by the number of their field. They are coerced once per run. */
  readonly args: Record<string, unknown>[] = [];
  /** Places that failed so far, also those without an error of their own in the answer. */
  failures = 0;
  readonly #readVariant: (() => string | undefined) | undefined;
  #variant: string | undefined;
  #errors: GraphQLError[] | undefined;
  /** The places that are null because of an error. */
  #nulled: Set<ResponsePath | undefined> | undefined;

  constructor(source: Source, { context, rootValue, signal, variant }: RunInput, variables: VariableValues) {
    this.source = source;
    this.context = context;
    this.rootValue = rootValue;
    this.signal = signal;
    this.variables = variables;
    this.#readVariant = variant;
  }

  /** What kept texts depend on; undefined when none may be used. */
  get variant(): string | undefined {
    this.#variant ??= this.#readVariant?.();
    return this.#variant;
  }

  get errors(): readonly GraphQLError[] | undefined {
    return this.#errors;
  }

  /** Keeps the error of a place that becomes null. An error below a place that is null already is dropped. */
  add(error: GraphQLError, path: ResponsePath | undefined): void {
    this.failures += 1;
    if (this.#nulled?.has(undefined) || this.#isBelowNull(path)) return;
    this.#nulled ??= new Set();
    this.#nulled.add(path);
    this.#errors ??= [];
    this.#errors.push(error);
  }

  /** Stops resolvers of a run that was aborted. The error is not sent, because the run has no answer. */
  throwIfAborted(): void {
    if (this.signal?.aborted) throw new Error("The run was aborted.");
  }

  #isBelowNull(path: ResponsePath | undefined): boolean {
    for (let at = path; at !== undefined; at = at.prev) {
      if (this.#nulled?.has(at)) return true;
    }
    return false;
  }
}
