import type { RunInput } from "../../../execution/executor.ts";
import type { Followed, Footprint } from "../../../upstream/footprint.ts";

/** What callers share. */
export interface Sharing<Context> {
  /** Everything that public answers and kept texts depend on besides document and variables: brand, language and CDNs. */
  sharedKey(context: Context): string | Promise<string>;
  /** A context with the same key that holds nothing of the caller, and is not aborted when the caller leaves. */
  sharedContext(context: Context): Context;
  /** What the run of a context was made from so far. */
  footprintOf(context: Context): Footprint;
  /** The moment of the latest of these events; 0 when the platform has reported none. */
  heardAt(context: Context, events: Iterable<Followed>): number;
  /** The operator's upper limit in seconds for cached public answers. */
  longestAge: number;
}

/** A run's input, in which objects with kept texts are written by them. */
export function withVariant<Context>(
  { variables, context, signal }: { context: Context } & Pick<RunInput, "variables" | "signal">,
  { sharedKey }: Pick<Sharing<Context>, "sharedKey">,
): RunInput {
  const variant = () => {
    const key = sharedKey(context);
    return typeof key === "string" ? key : undefined;
  };
  return { variables, context, signal, variant };
}
