import type { ExecutionResult } from "graphql";
import { LRUCache } from "lru-cache";
import type { PreparedOperation } from "../../documents/documents.ts";
import type { DocumentParts } from "../../documents/operations.ts";
import { type PublicSplit, splitPublic } from "../../documents/publicSplit.ts";
import type { SharedBytes } from "../http/compression.ts";
import { type Engine, type Execution, executeOperation, maskedResult } from "./engine.ts";

/** An answer with its shared values as bytes already. `formatPieces` makes the body. */
export interface Pieces {
  /** The root's keys in order, each with its JSON. */
  values: readonly { key: string; json: Buffer | string }[];
  errors: ExecutionResult["errors"];
  /** Keeps the whole body, when nothing in it depends on the caller. */
  kept?: { body?: SharedBytes };
}

/** The fast lane's answer to an operation. */
export type FastAnswer = { pieces: Pieces; result?: undefined } | { result: ExecutionResult; pieces?: undefined };

/** Answers an operation partly from shared values; undefined when the operation is not of that kind. */
export type FastLane<Context> = (execution: Execution<Context>) => Promise<FastAnswer | undefined>;

/** How the fast lane shares public values between callers. */
export interface Sharing<Context> {
  /** Everything that public answers depend on besides document and variables: brand, language and CDNs. */
  sharedKey(context: Context): Promise<string>;
  /** A context with the same key that holds nothing of the caller, and is not aborted when the caller leaves. */
  sharedContext(context: Context): Context;
  /** The operator's upper limit in seconds for cached public answers. */
  longestAge: number;
}

/** Keys use the number, because a document's text would make them long. */
type NumberedSplit = PublicSplit & { number: number };

interface Shared {
  values: ReadonlyMap<string, Buffer>;
  body?: SharedBytes;
}

/** Upper limit in seconds for a shared value. The platform calls below it are cached for their own age in addition. */
const keptAtMost = 5;
const keptBytes = 48 * 1024 * 1024;
/** For answers to free text. They have their own cache, so that many different texts don't drop the other answers. */
const keptTextBytes = 16 * 1024 * 1024;
const longestKey = 2_048;

/**
 * Answers registered queries whose root is partly the same for everybody. That part is executed once per document,
 * variables, language and CDNs, and kept as bytes. Undefined when the query has no such part, or when the part failed.
 * The direct lane then executes the whole query. Both give the same bytes.
 */
export function createFastLane<Context>(engine: Engine<Context>, sharing: Sharing<Context>): FastLane<Context> {
  const splits = new WeakMap<PreparedOperation, NumberedSplit | null>();
  let numbers = 0;
  const keptAnswers = cacheOfBytes(keptBytes);
  const keptTexts = cacheOfBytes(keptTextBytes);
  const underway = new Map<string, Promise<Shared | undefined>>();

  const splitOf = (operation: PreparedOperation, documentParts: DocumentParts): NumberedSplit | null => {
    let split = splits.get(operation);
    if (split === undefined) {
      const made = splitPublic(engine.schema, operation.node, documentParts);
      numbers += 1;
      split = made === null ? null : { ...made, number: numbers };
      splits.set(operation, split);
    }
    return split;
  };

  const executeShared = async (split: PublicSplit, execution: Execution<Context>): Promise<Shared | undefined> => {
    const result = await executeOperation({
      schema: engine.schema,
      document: split.shared,
      operationName: execution.operationName,
      variableValues: execution.variables,
      contextValue: sharing.sharedContext(execution.context),
    });
    if (result.errors !== undefined || result.data === undefined || result.data === null) return undefined;
    const values = new Map<string, Buffer>();
    for (const [key, value] of Object.entries(result.data)) values.set(key, Buffer.from(JSON.stringify(value)));
    return { values };
  };

  const sharedOf = (key: string, split: PublicSplit, execution: Execution<Context>): Promise<Shared | undefined> => {
    const kept = split.readsText ? keptTexts : keptAnswers;
    let run = underway.get(key);
    if (run === undefined) {
      run = executeShared(split, execution).then((shared) => {
        if (shared !== undefined)
          kept.set(key, shared, { ttl: Math.min(split.maxAge, keptAtMost, sharing.longestAge) * 1_000 });
        return shared;
      });
      underway.set(key, run);
      const forget = () => underway.delete(key);
      run.then(forget, forget);
    }
    return run;
  };

  return async (execution: Execution<Context>): Promise<FastAnswer | undefined> => {
    const { operation, prepared, context, variables, signal } = execution;
    if (prepared.errors !== undefined) return undefined;
    const split = splitOf(operation, prepared.parts);
    if (split === null) return undefined;
    const key = `${split.number} ${await sharing.sharedKey(context)} ${given(split.variables, variables)}`;
    if (key.length > longestKey) return undefined;
    const own =
      split.own === null
        ? undefined
        : executeOperation({
            schema: engine.schema,
            document: split.own,
            operationName: execution.operationName,
            variableValues: variables,
            contextValue: context,
            abortSignal: signal,
          });
    // Both parts run at once. A failure of the own part is handled where it is awaited.
    own?.catch(() => undefined);
    const shared = (split.readsText ? keptTexts : keptAnswers).get(key) ?? (await sharedOf(key, split, execution));
    if (shared === undefined) return undefined;
    if (own === undefined) return { pieces: { ...stitch(split, shared, {}, undefined), kept: shared } };
    const result = maskedResult(await own, (error) => engine.maskError(error, context));
    if (result.data === undefined || result.data === null) return { result };
    return { pieces: stitch(split, shared, result.data, result.errors) };
  };
}

const cacheOfBytes = (maxSize: number) =>
  new LRUCache<string, Shared>({
    maxSize,
    // Twice the size of the values, because the whole body may be kept too.
    sizeCalculation: ({ values }, key) => [...values.values()].reduce((sum, json) => sum + 2 * json.length, key.length),
  });

/** The variables that the shared part uses. A variable that is left out differs from null. */
function given(names: readonly string[], variables: Readonly<Record<string, unknown>>): string {
  const entries = names.filter((name) => Object.hasOwn(variables, name)).map((name) => [name, variables[name]]);
  return entries.length === 0 ? "" : JSON.stringify(entries);
}

function stitch(
  split: PublicSplit,
  shared: Shared,
  own: Readonly<Record<string, unknown>>,
  errors: ExecutionResult["errors"],
): Pieces {
  const values = split.keys.map(({ key, isPublic }) => ({
    key,
    json: (isPublic ? shared.values.get(key) : undefined) ?? JSON.stringify(own[key]),
  }));
  return { values, errors };
}
