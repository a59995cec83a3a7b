import type { DocumentNode, GraphQLError, GraphQLField, GraphQLSchema, OperationDefinitionNode } from "graphql";

/** The inputs of one run of an operation. */
export interface RunInput {
  context: unknown;
  variables: Readonly<Record<string, unknown>>;
  signal?: AbortSignal | undefined;
  rootValue?: unknown;
  /** What the answers of objects with kept texts depend on besides the object, such as the language. */
  variant?: () => string | undefined;
}

/** One field of the root with its value as JSON text. */
export interface RootValue {
  key: string;
  json: string;
}

/** The result of a run. */
export interface Answer {
  /** The fields of the root in order; null when a failure reached the root; undefined when nothing was executed. */
  data: readonly RootValue[] | null | undefined;
  errors: readonly GraphQLError[] | undefined;
}

/** The kinds of operation that graphql-js executes instead. */
export type Fallback =
  | "subscription"
  | "unknown-operation"
  | "incremental-delivery"
  | "fragment-variables"
  | "no-error-propagation"
  | "many-fields"
  | "many-conditions"
  | "null-condition";

/** An operation that is ready to run many times. */
export interface CompiledOperation {
  /** Why graphql-js executes this operation; undefined when it is compiled. */
  readonly fallback: Fallback | undefined;
  /** The largest number of fields that it keeps compiled, for caches. */
  readonly size: number;
  /** Throws or rejects with the reason of `signal` when it aborts. A run without promises answers at once. */
  run(input: RunInput): Answer | Promise<Answer>;
}

/** The operation to compile. */
export interface CompileOptions {
  schema: GraphQLSchema;
  /** A valid document. */
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** Whether errors of variables name no similar words of the contract. */
  hideSuggestions: boolean;
  /** Whether a field's value depends on its object and the variant only. Such fields may be part of kept texts. */
  isSteady?: (field: GraphQLField<unknown, unknown>) => boolean;
  /** Called for each run that graphql-js executes. */
  onFallback?: (reason: Fallback) => void;
}

/**
 * Compiles an operation. This type is the whole interface between the gateway and its executor. graphql-js has pull
 * requests for compiled execution of its own; an adapter of this type would put it in the place of this folder.
 */
export type Compile = (options: CompileOptions) => CompiledOperation;
