import type { GraphQLResolveInfo, ResponsePath } from "graphql";
import { pathOf } from "./path.ts";
import type { FieldSpec } from "./plan.ts";
import { ignoreFailures } from "./promises.ts";
import type { Run } from "./run.ts";

/**
 * The fourth argument of resolvers. Most resolvers don't read it, so it stores three references and finds the rest on
 * demand. A copy by `{ ...info }` is therefore empty.
 */
export class Info implements GraphQLResolveInfo {
  readonly #spec: FieldSpec;
  readonly #above: ResponsePath | undefined;
  readonly #run: Run;

  constructor(spec: FieldSpec, above: ResponsePath | undefined, run: Run) {
    this.#spec = spec;
    this.#above = above;
    this.#run = run;
  }

  get fieldName() {
    return this.#spec.definition.name;
  }
  get fieldNodes() {
    return this.#spec.nodes;
  }
  get returnType() {
    return this.#spec.definition.type;
  }
  get parentType() {
    return this.#spec.parent;
  }
  get path() {
    return pathOf(this.#spec, this.#above);
  }
  get schema() {
    return this.#run.source.schema;
  }
  get fragments() {
    return this.#run.source.fragments;
  }
  get rootValue() {
    return this.#run.rootValue;
  }
  get operation() {
    return this.#run.source.operation;
  }
  get variableValues() {
    return this.#run.variables;
  }
  /** The caller's signal. graphql-js also aborts its own at the end of each execution, which costs a `DOMException`. */
  get getAbortSignal() {
    return () => this.#run.signal;
  }
  get getAsyncHelpers() {
    return () => asyncHelpers;
  }
}

const asyncHelpers = {
  promiseAll: <T>(values: readonly T[]) => Promise.all(values),
  track: (values: readonly unknown[]) => ignoreFailures(values),
};
