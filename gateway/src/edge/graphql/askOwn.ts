import type { GraphQLError } from "graphql";
import type { Documents } from "../../documents/documents.ts";
import type { FieldUses } from "../../telemetry/fieldUses.ts";
import type { Spender } from "./admission/budgets.ts";
import type { Permits } from "./admission/permits.ts";
import type { Lane, LaneAnswer } from "./lanes/lane.ts";

/** The parts that execute documents of the gateway's own. */
export interface OwnParts<Context> {
  documents: Documents;
  execute: Lane<Context>;
  permits: Permits;
  fieldUses: FieldUses;
}

/** A caller, and the context in which the caller's documents run. */
export interface Asking<Context> {
  context: Context;
  spender: Spender;
  signal: AbortSignal;
}

/** Executes a document that is not the caller's, as the caller, and from the caller's budget. Throws when that is used up. */
export async function askOwn<Context>(
  { documents, execute, permits, fieldUses }: OwnParts<Context>,
  { context, spender, signal }: Asking<Context>,
  text: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<LaneAnswer | { refused: readonly GraphQLError[] }> {
  const prepared = documents.prepare(text, { isRegistered: true });
  const admission = documents.admit(prepared, undefined, variables, documents.limits.registeredCost);
  if (admission.errors !== undefined) return { refused: admission.errors };
  const { operation, requested: points } = admission;
  if (prepared.document) fieldUses.note("(gateway)", undefined, prepared.document);
  const permit = permits.of({ spender, type: operation.type, isRegistered: true, points, onSpent: () => undefined });
  const operationName = undefined;
  return execute({ prepared, operation, text, operationName, isRegistered: true, variables, context, permit, signal });
}
