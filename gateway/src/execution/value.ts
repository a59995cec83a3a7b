import { type GraphQLOutputType, isAbstractType, isLeafType, isListType, isNonNullType } from "graphql";
import { compileAbstract } from "./abstract.ts";
import { compileLeaf } from "./leaf.ts";
import { compileList } from "./list.ts";
import { compileObject } from "./object.ts";
import type { FieldSpec, Plan, WriteValue } from "./plan.ts";

/** Compiles an output type to the function that writes its values. */
export function compileValue(plan: Plan, type: GraphQLOutputType, spec: FieldSpec): WriteValue {
  if (isNonNullType(type)) return refusingNull(compileValue(plan, type.ofType, spec), spec);
  if (isListType(type)) return compileList(plan, type.ofType, spec);
  if (isLeafType(type)) {
    const { quick, write } = compileLeaf(type);
    return (value) => quick(value) ?? write(value);
  }
  if (isAbstractType(type)) return compileAbstract(plan, type, spec);
  return compileObject(plan, type, spec);
}

function refusingNull(write: WriteValue, spec: FieldSpec): WriteValue {
  return (value, path, run) => {
    const text = write(value, path, run);
    if (text !== null) return text;
    throw new Error(`Cannot return null for non-nullable field ${spec.parent}.${spec.definition.name}.`);
  };
}
