import type {
  FieldNode,
  GraphQLField,
  GraphQLObjectType,
  GraphQLOutputType,
  ResponsePath,
  SelectionSetNode,
} from "graphql";
import type { Run } from "./run.ts";
import type { Source } from "./source.ts";

/**
 * JSON text of a value. Null stands for the value null, so that a non-null place can refuse it. It is a promise only
 * where a resolver returned one.
 */
export type Text = string | null | Promise<string | null>;

/** Writes what a resolver returned, as its GraphQL type says. Throws when the place must not be null but is. */
export type WriteValue = (value: unknown, path: ResponsePath | undefined, run: Run) => Text;

/** Writes a field of an object. `above` is the path of the object. */
export type WriteField = (source: unknown, above: ResponsePath | undefined, run: Run) => Text;

/** A place for a value: a field or an item of a list. */
export interface Place {
  /** The fields of the document that ask for it, for the locations of errors. */
  nodes: readonly FieldNode[];
  isNonNull: boolean;
}

/** A field of a selection, with everything that is known before a run. */
export interface FieldSpec extends Place {
  /** The name in the response. */
  key: string;
  definition: GraphQLField<unknown, unknown>;
  parent: GraphQLObjectType;
  /** The coerced arguments. Throws when they don't fit. */
  args(run: Run): Record<string, unknown>;
}

/** An operation while it is compiled, for one outcome of its conditions. */
export interface Plan {
  source: Source;
  /** The values of the variables that `@skip` and `@include` read. */
  conditions: Readonly<Record<string, unknown>>;
  /** Numbers the fields with arguments that depend on variables. */
  nextNumber(): number;
  /** Fields so far with values that depend on more than their object and the variant of the run. */
  readonly unsteady: number;
  /** Counts a field among those that are not steady. */
  noteUnsteady(): void;
  /** Compiles the selections of an object type to a function that writes the object. */
  objectWriter(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): WriteField;
  valueWriter(type: GraphQLOutputType, spec: FieldSpec): WriteValue;
}
