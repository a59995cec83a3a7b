import { type GraphQLOutputType, isAbstractType, isLeafType, isListType, isNonNullType } from "graphql";
import { compileAbstract } from "./abstract.ts";
import { compileLeaf } from "./leaf.ts";
import { compileList } from "./list.ts";
import { compileObject } from "./object.ts";
import type { Plan, Site, WriteValue } from "./site.ts";

/** Compiles an output type to the function that writes its values. */
export function compileValue(plan: Plan, type: GraphQLOutputType, site: Site): WriteValue {
  if (isNonNullType(type)) return refusingNull(compileValue(plan, type.ofType, site), site);
  if (isListType(type)) return compileList(plan, type.ofType, site);
  if (isLeafType(type)) {
    const { quick, write } = compileLeaf(type);
    return (value) => quick(value) ?? write(value);
  }
  if (isAbstractType(type)) return compileAbstract(plan, type, site);
  return compileObject(plan, type, site);
}

function refusingNull(write: WriteValue, site: Site): WriteValue {
  return (value, path, run) => {
    const text = write(value, path, run);
    if (text !== null) return text;
    throw new Error(`Cannot return null for non-nullable field ${site.parent}.${site.definition.name}.`);
  };
}
