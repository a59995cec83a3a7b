import type { ExecutionResult, GraphQLError } from "graphql";
import type { Followed } from "../../../upstream/footprint.ts";
import type { BodyCache } from "../cache/bodyCache.ts";
import type { Execution } from "../engine.ts";

/** A field of the root with its value as JSON. */
interface Piece {
  key: string;
  json: Buffer | string;
}

/** For how many seconds an answer may be kept, and the platform's events after which it may not. */
export interface Keeping {
  maxAge: number;
  events: Iterable<Followed>;
}

/** An answer with values that are JSON already. `formatPieces` makes the body. */
export interface Pieces {
  /** The fields of the root in order. */
  values: readonly Piece[];
  errors: readonly GraphQLError[] | undefined;
  /** Set when the answer is kept. */
  bodies?: BodyCache | undefined;
  /** How long browsers and CDNs may keep the answer. Set when nothing in it depends on the caller. */
  keeping?: Keeping;
  /** Milliseconds since the epoch when the oldest shared value was read that stands in for a platform that fails. */
  staleSince?: number | undefined;
}

/** The answer of a lane: in pieces, as an object, or as a stream of objects. */
export type LaneAnswer =
  | { pieces: Pieces; result?: undefined; stream?: undefined }
  | { result: ExecutionResult; pieces?: undefined; stream?: undefined }
  | { stream: AsyncIterable<ExecutionResult>; pieces?: undefined; result?: undefined };

/** One way to execute an operation. All lanes give the same bytes. */
export type Lane<Context> = (execution: Execution<Context>) => LaneAnswer | Promise<LaneAnswer>;

/** A single answer as an object, for event streams. */
export function resultOf({ pieces, result }: Exclude<LaneAnswer, { stream: object }>): ExecutionResult {
  if (result !== undefined) return result;
  const data = Object.fromEntries(pieces.values.map(({ key, json }) => [key, JSON.parse(json.toString())]));
  return pieces.errors === undefined ? { data } : { data, errors: pieces.errors };
}
