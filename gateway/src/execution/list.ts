import {
  GraphQLError,
  type GraphQLOutputType,
  isLeafType,
  isNonNullType,
  locatedError,
  type ResponsePath,
  responsePathAsArray,
} from "graphql";
import { fail, settle } from "./failure.ts";
import { Joiner } from "./joiner.ts";
import { pathOfItem } from "./path.ts";
import type { FieldSpec, Place, Plan, Text, WriteValue } from "./plan.ts";
import { ignoreFailures, isPromiseLike } from "./promises.ts";
import type { Run } from "./run.ts";

/** Writes lists of any iterable, also asynchronous ones. */
export function compileList(plan: Plan, itemType: GraphQLOutputType, spec: FieldSpec): WriteValue {
  const write = plan.valueWriter(itemType, spec);
  const place: Place = { nodes: spec.nodes, isNonNull: isNonNullType(itemType) };
  const isLeaf = isLeafType(isNonNullType(itemType) ? itemType.ofType : itemType);
  const item = (value: unknown, list: ResponsePath | undefined, index: number, run: Run): Text => {
    // The path of a leaf is needed only when it fails.
    const path = isLeaf && !isPromiseLike(value) ? undefined : pathOfItem(list, index);
    try {
      return settle(value, write, place, path, run);
    } catch (error) {
      return fail(error, place, path ?? pathOfItem(list, index), run);
    }
  };
  return (value, path, run) => {
    if (value === null || value === undefined) return null;
    if (value instanceof Error) throw value;
    if (isAsyncIterable(value)) return writeAsyncItems(value, item, spec, path, run);
    if (isIterable(value)) return writeItems(value, item, path, run);
    throw new GraphQLError(
      `Expected Iterable, but did not find one for field "${spec.parent}.${spec.definition.name}".`,
    );
  };
}

type WriteItem = (value: unknown, list: ResponsePath | undefined, index: number, run: Run) => Text;

function writeItems(items: Iterable<unknown>, item: WriteItem, path: ResponsePath | undefined, run: Run): Text {
  const text = new Joiner();
  let index = 0;
  try {
    for (const value of items) {
      text.add(index === 0 ? "[" : ",", item(value, path, index, run));
      index += 1;
    }
  } catch (error) {
    text.abandon();
    if (Array.isArray(items)) ignoreFailures(items);
    throw error;
  }
  return text.end(index === 0 ? "[]" : "]");
}

async function writeAsyncItems(
  items: AsyncIterable<unknown>,
  item: WriteItem,
  spec: FieldSpec,
  path: ResponsePath | undefined,
  run: Run,
): Promise<string> {
  const text = new Joiner();
  const iterator = items[Symbol.asyncIterator]();
  const next = async () => {
    try {
      return await iterator.next();
    } catch (error) {
      throw locatedError(error, spec.nodes, responsePathAsArray(path));
    }
  };
  let index = 0;
  try {
    for (let step = await next(); step.done !== true; step = await next()) {
      run.throwIfAborted();
      text.add(index === 0 ? "[" : ",", item(step.value, path, index, run));
      index += 1;
    }
  } catch (error) {
    text.abandon();
    ignoreFailures([iterator.return?.()]);
    throw error;
  }
  return text.end(index === 0 ? "[]" : "]");
}

const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.iterator in value;
