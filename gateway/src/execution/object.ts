import { GraphQLError, type GraphQLObjectType, type ResponsePath } from "graphql";
import { Info } from "./info.ts";
import { inspect } from "./inspect.ts";
import type { FieldSpec, Plan, Text, WriteValue } from "./plan.ts";
import { isPromiseLike } from "./promises.ts";
import type { Run } from "./run.ts";
import { keepingTexts } from "./textCache.ts";

/** Writes values of an object type, after its `isTypeOf` if it has one. */
export function compileObject(plan: Plan, type: GraphQLObjectType, spec: FieldSpec): WriteValue {
  const unsteady = plan.unsteady;
  const writeAnew = plan.objectWriter(
    type,
    spec.nodes.flatMap(({ selectionSet }) => selectionSet ?? []),
  );
  const write = plan.unsteady === unsteady ? keepingTexts(writeAnew) : writeAnew;
  const { isTypeOf } = type;
  if (isTypeOf === null || isTypeOf === undefined) {
    return (value, path, run) => {
      if (value === null || value === undefined) return null;
      if (value instanceof Error) throw value;
      return write(value, path, run);
    };
  }
  const writeIf = (isType: unknown, value: unknown, path: ResponsePath | undefined, run: Run): Text => {
    if (isType) return write(value, path, run);
    throw new GraphQLError(`Expected value of type "${type}" but got: ${inspect(value)}.`, { nodes: spec.nodes });
  };
  return (value, path, run) => {
    if (value === null || value === undefined) return null;
    if (value instanceof Error) throw value;
    const isType = isTypeOf(value, run.context, new Info(spec, path?.prev, run));
    if (!isPromiseLike(isType)) return writeIf(isType, value, path, run);
    return Promise.resolve(
      isType.then((known) => {
        run.throwIfAborted();
        return writeIf(known, value, path, run);
      }),
    );
  };
}
