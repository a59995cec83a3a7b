import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  type GraphQLLeafType,
  GraphQLString,
} from "graphql";
import { inspect } from "./inspect.ts";
import { jsonOf, quoted } from "./json.ts";

/** Writes values that already have the right JavaScript type. Undefined for all others. */
export type QuickLeaf = (value: unknown) => string | undefined;

/** Writes scalars and enums. Throws when the type refuses the value. */
export function compileLeaf(type: GraphQLLeafType): { quick: QuickLeaf; write: (value: unknown) => string | null } {
  return { quick: quickLeaf(type), write: (value) => writeCoerced(type, value) };
}

function writeCoerced(type: GraphQLLeafType, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Error) throw value;
  const output: unknown = type.coerceOutputValue(value);
  if (output === null || output === undefined) {
    const call = `${type}.coerceOutputValue(${inspect(value)})`;
    throw new Error(`Expected \`${call}\` to return non-nullable value, returned: ${inspect(output)}`);
  }
  return jsonOf(output);
}

/** A built-in type is recognised by its function: a scalar of another library may have the same name. */
function quickLeaf(type: GraphQLLeafType): QuickLeaf {
  if (type instanceof GraphQLEnumType) {
    const names = new Map<unknown, string>(type.getValues().map(({ value, name }) => [value, `"${name}"`]));
    // Null is null also for an enum that has it as a value.
    names.delete(null);
    return (value) => names.get(value);
  }
  switch (type.coerceOutputValue) {
    case GraphQLString.coerceOutputValue:
    case GraphQLID.coerceOutputValue:
      return (value) => (typeof value === "string" ? quoted(value) : undefined);
    case GraphQLInt.coerceOutputValue:
      // Only whole numbers of 32 bits survive the operator unchanged.
      return (value) => (typeof value === "number" && (value | 0) === value ? `${value}` : undefined);
    case GraphQLFloat.coerceOutputValue:
      return (value) => (typeof value === "number" && Number.isFinite(value) ? `${value}` : undefined);
    case GraphQLBoolean.coerceOutputValue:
      return (value) => (typeof value === "boolean" ? `${value}` : undefined);
    default:
      return () => undefined;
  }
}
