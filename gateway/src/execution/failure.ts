import { locatedError, type ResponsePath, responsePathAsArray } from "graphql";
import type { Place, Text, WriteValue } from "./plan.ts";
import { isPromiseLike } from "./promises.ts";
import type { Run } from "./run.ts";

/** Makes a place null and keeps the error. A place that must not be null passes the error to the place above. */
export function fail(raw: unknown, { nodes, isNonNull }: Place, path: ResponsePath | undefined, run: Run): null {
  const error = locatedError(raw, nodes, responsePathAsArray(path));
  if (isNonNull) throw error;
  run.add(error, path);
  return null;
}

/** Writes a value, or a promise of one. A failure now is thrown, and one that comes later fails the place. */
export function settle(
  value: unknown,
  write: WriteValue,
  place: Place,
  path: ResponsePath | undefined,
  run: Run,
): Text {
  if (isPromiseLike(value)) return settleLater(value, write, place, path, run);
  const text = write(value, path, run);
  if (typeof text === "string" || text === null) return text;
  return text.then(undefined, (error) => fail(error, place, path, run));
}

/** Waits as often as graphql-js does, so that of two errors the same one comes first. */
async function settleLater(
  value: PromiseLike<unknown>,
  write: WriteValue,
  place: Place,
  path: ResponsePath | undefined,
  run: Run,
): Promise<string | null> {
  try {
    const resolved = await value;
    run.throwIfAborted();
    const text = write(resolved, path, run);
    return typeof text === "string" || text === null ? text : await text;
  } catch (error) {
    return fail(error, place, path, run);
  }
}
