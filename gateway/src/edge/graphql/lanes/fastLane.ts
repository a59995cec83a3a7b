import { hash } from "node:crypto";
import { type GraphQLError, print } from "graphql";
import { moment } from "../../../deadlines/moment.ts";
import { type CostPlan, costOf, planCost } from "../../../documents/cost.ts";
import type { PreparedOperation } from "../../../documents/documents.ts";
import { type DocumentParts, documentParts } from "../../../documents/operations.ts";
import { type PublicSplit, splitPublic } from "../../../documents/publicSplit.ts";
import type { CompiledOperations } from "../cache/compiledOperations.ts";
import type { OwnAnswers } from "../cache/ownAnswers.ts";
import { SharedAnswer, SharedAnswers } from "../cache/sharedAnswers.ts";
import { type Sharing, withVariant } from "../cache/sharing.ts";
import type { Engine, Execution } from "../engine.ts";
import type { LaneAnswer, Pieces } from "./lane.ts";
import { maskedAnswer } from "./masking.ts";

/**
 * Answers an operation partly from shared values; undefined when the operation is not of that kind. An answer that is
 * kept whole comes at once.
 */
export type FastLane<Context> = (
  execution: Execution<Context>,
) => LaneAnswer | Promise<LaneAnswer | undefined> | undefined;

/** A split with a short name for the content of its shared part. Documents with the same content share answers. */
type NamedSplit = PublicSplit & { content: string; ownCost: CostPlan | undefined };

/** Upper limit in seconds for a shared value. The platform calls below it are cached for their own age in addition. */
const keptAtMost = 5;
const longestKey = 2_048;

/**
 * Answers queries with root fields that are the same for everybody. That part is executed once per content, variables,
 * language and CDNs, and kept as bytes. Undefined when the query has no such part, or when the part failed. The direct
 * lane then executes the whole query. Both give the same bytes.
 */
export function createFastLane<Context>(
  engine: Engine<Context>,
  operations: CompiledOperations,
  sharing: Sharing<Context>,
  ownAnswers: OwnAnswers<Context>,
): FastLane<Context> {
  const splits = new WeakMap<PreparedOperation, NamedSplit | null>();
  const answers = new SharedAnswers();
  const underway = new Map<string, Promise<SharedAnswer | undefined>>();

  const splitOf = (operation: PreparedOperation, parts: DocumentParts): NamedSplit | null => {
    let split = splits.get(operation);
    if (split === undefined) {
      const made = splitPublic(engine.schema, operation.node, parts);
      split = made === null ? null : { ...made, content: contentOf(made), ownCost: ownCostOf(made) };
      splits.set(operation, split);
    }
    return split;
  };

  const ownCostOf = ({ own }: PublicSplit): CostPlan | undefined =>
    own === null ? undefined : planCost(engine.schema, own.operation, documentParts(own.document));

  /** Whether the platform has reported since that something in the answer changed. */
  const isOutdated = ({ askedAt, footprint: { events } }: SharedAnswer, context: Context): boolean =>
    events !== undefined && sharing.heardAt(context, events) > askedAt;

  const keptAnswer = (key: string, context: Context): SharedAnswer | undefined => {
    const kept = answers.get(key);
    return kept === undefined || isOutdated(kept, context) ? undefined : kept;
  };

  const executeShared = async ({ shared, maxAge }: PublicSplit, { variables, context: own }: Execution<Context>) => {
    const askedAt = moment();
    const context = sharing.sharedContext(own);
    const input = withVariant({ variables, context }, sharing);
    const run = operations.of(shared.document, shared.operation).run(input);
    const { data, errors } = await run;
    if (errors !== undefined || data === undefined || data === null) return undefined;
    const values = new Map(data.map(({ key, json }) => [key, Buffer.from(json)]));
    const footprint = sharing.footprintOf(context);
    return new SharedAnswer({ values, maxAge: Math.min(maxAge, sharing.longestAge), askedAt, footprint });
  };

  const sharedOf = (key: string, split: PublicSplit, execution: Execution<Context>) => {
    let run = underway.get(key);
    if (run === undefined) {
      run = executeShared(split, execution).then((answer) => {
        const seconds = Math.min(split.maxAge, keptAtMost, sharing.longestAge);
        const isCommon = execution.isRegistered && !split.readsText;
        if (answer !== undefined) answers.set(key, answer, { isCommon, seconds });
        return answer;
      });
      underway.set(key, run);
      const forget = () => underway.delete(key);
      run.then(forget, forget);
    }
    return run;
  };

  const stitched = async (key: string, split: NamedSplit, execution: Execution<Context>) => {
    const { context, variables } = execution;
    const kept = keptAnswer(key, context);
    if (kept === undefined || split.ownCost !== undefined) {
      const ownPoints = split.ownCost === undefined ? 0 : costOf(split.ownCost, variables).points;
      await execution.permit({ ownPoints, isKept: kept !== undefined });
    }
    // Both parts run at once. A failure of the own part is handled where it is awaited.
    const own =
      split.own === null
        ? undefined
        : ownAnswers.run(operations.of(split.own.document, split.own.operation), execution);
    if (own instanceof Promise) own.catch(() => undefined);
    const shared = kept ?? (await sharedOf(key, split, execution));
    if (shared === undefined) return undefined;
    if (own === undefined) return wholeOf(split, shared, isOutdated(shared, context));
    const masked = maskedAnswer(own instanceof Promise ? await own : own, (error) => engine.maskError(error, context));
    if (masked.pieces === undefined) return masked;
    return { pieces: stitch(split, shared, masked.pieces.values, masked.pieces.errors) };
  };

  const answerFor = (sharedKey: string, split: NamedSplit, execution: Execution<Context>) => {
    const key = `${split.content} ${sharedKey} ${given(split.variables, execution.variables)}`;
    if (key.length > longestKey) return undefined;
    const whole = split.own === null ? keptAnswer(key, execution.context) : undefined;
    return whole === undefined ? stitched(key, split, execution) : wholeOf(split, whole, false);
  };

  return (execution) => {
    const { operation, prepared, context } = execution;
    if (prepared.errors !== undefined) return undefined;
    const split = splitOf(operation, prepared.parts);
    if (split === null) return undefined;
    const key = sharing.sharedKey(context);
    return typeof key === "string"
      ? answerFor(key, split, execution)
      : key.then((late) => answerFor(late, split, execution));
  };
}

/** An answer in which nothing depends on the caller. Nobody else keeps one that is stale already. */
function wholeOf(split: PublicSplit, shared: SharedAnswer, isOutdated: boolean): LaneAnswer {
  const { bodies, maxAge, footprint } = shared;
  const mayKeep = !isOutdated && footprint.staleSince === undefined;
  const keeping = mayKeep ? { keeping: { maxAge, events: footprint.events ?? [] } } : {};
  return { pieces: { ...stitch(split, shared, [], undefined), bodies, ...keeping } };
}

function contentOf({ shared, variables }: PublicSplit): string {
  const { name: _, variableDefinitions = [], ...operation } = shared.operation;
  const used = variableDefinitions.filter(({ variable }) => variables.includes(variable.name.value));
  const [, ...fragments] = shared.document.definitions;
  const text = [{ ...operation, variableDefinitions: used }, ...fragments].map(print).join("\n");
  return hash("sha256", text, "base64url");
}

/** The variables that the shared part uses. A variable that is left out differs from null. */
function given(names: readonly string[], variables: Readonly<Record<string, unknown>>): string {
  const entries = names.filter((name) => Object.hasOwn(variables, name)).map((name) => [name, variables[name]]);
  return entries.length === 0 ? "" : JSON.stringify(entries);
}

function stitch(
  { keys }: PublicSplit,
  shared: SharedAnswer,
  own: Pieces["values"],
  errors: readonly GraphQLError[] | undefined,
): Pieces {
  // `own` has its values in the order of the keys, without the public ones.
  let next = 0;
  const values = keys.map(({ key, isPublic }) => {
    const json = isPublic ? shared.values.get(key) : own[next]?.json;
    if (!isPublic) next += 1;
    return { key, json: json ?? "null" };
  });
  return { values, errors, staleSince: shared.footprint.staleSince };
}
