import { defaultTypeResolver, type GraphQLAbstractType, GraphQLError, isObjectType } from "graphql";
import { Info } from "./info.ts";
import { inspect } from "./inspect.ts";
import { compileObject } from "./object.ts";
import type { FieldSpec, Plan, WriteValue } from "./plan.ts";
import { isPromiseLike } from "./promises.ts";

/** Writes values of interfaces and unions. A selection is compiled when the first object of its type comes. */
export function compileAbstract(plan: Plan, type: GraphQLAbstractType, spec: FieldSpec): WriteValue {
  const resolveType = type.resolveType ?? defaultTypeResolver;
  const writers = new Map<unknown, WriteValue>();
  const writerOf = (name: unknown, value: unknown): WriteValue => {
    return writers.getOrInsertComputed(name, () =>
      compileObject(plan, objectTypeOf(plan, type, spec, name, value), spec),
    );
  };
  return (value, path, run) => {
    if (value === null || value === undefined) return null;
    if (value instanceof Error) throw value;
    const name: unknown = resolveType(value, run.context, new Info(spec, path?.prev, run), type);
    if (!isPromiseLike(name)) return writerOf(name, value)(value, path, run);
    return Promise.resolve(
      name.then((known) => {
        run.throwIfAborted();
        return writerOf(known, value)(value, path, run);
      }),
    );
  };
}

/** The object type of that name. Throws graphql-js's errors for everything else that a type resolver can return. */
function objectTypeOf({ source }: Plan, type: GraphQLAbstractType, spec: FieldSpec, name: unknown, value: unknown) {
  const { schema } = source;
  const { nodes } = spec;
  const field = `${spec.parent}.${spec.definition.name}`;
  if (name === null || name === undefined) {
    throw new GraphQLError(
      `Abstract type "${type}" must resolve to an Object type at runtime for field "${field}". Either the "${type}" type should provide a "resolveType" function or each possible type should provide an "isTypeOf" function.`,
      { nodes },
    );
  }
  if (typeof name !== "string") {
    throw new GraphQLError(
      `Abstract type "${type}" must resolve to an Object type at runtime for field "${field}" with value ${inspect(value)}, received "${inspect(name)}", which is not a valid Object type name.`,
    );
  }
  const found = schema.getType(name);
  if (found === undefined) {
    throw new GraphQLError(
      `Abstract type "${type}" was resolved to a type "${name}" that does not exist inside the schema.`,
      { nodes },
    );
  }
  if (!isObjectType(found)) {
    throw new GraphQLError(`Abstract type "${type}" was resolved to a non-object type "${name}".`, { nodes });
  }
  if (!schema.isSubType(type, found)) {
    throw new GraphQLError(`Runtime Object type "${found}" is not a possible type for "${type}".`, { nodes });
  }
  return found;
}
