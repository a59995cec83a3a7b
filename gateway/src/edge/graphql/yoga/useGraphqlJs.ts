import { type ExecutionArgs, execute, subscribe } from "graphql";
import type { Plugin } from "graphql-yoga";
import { mostVariableErrors } from "../../../execution/fallback.ts";
import type { Engine } from "../engine.ts";
import { type Mask, maskedResult, maskedStream } from "../lanes/masking.ts";

/** The gateway's context and signal of one request. */
export interface RequestRun<Context> {
  context: Context;
  signal: AbortSignal;
}

/** Executes with graphql-js, in the gateway's context. Yoga would copy the context's properties into an object of its own. */
export function useGraphqlJs<Context>(
  { maskError }: Engine<Context>,
  hideSuggestions: boolean,
): Plugin<{ handed: RequestRun<Context> }> {
  const argsFor = (args: ExecutionArgs, { context, signal }: RequestRun<Context>): ExecutionArgs => ({
    ...args,
    contextValue: context,
    abortSignal: signal,
    hideSuggestions,
    options: { maxCoercionErrors: mostVariableErrors },
  });
  return {
    onExecute({ args, setExecuteFn }) {
      const run = args.contextValue.handed;
      const mask: Mask = (error) => maskError(error, run.context);
      setExecuteFn(async (given) => maskedResult(await execute(argsFor(given, run)), mask));
    },
    onSubscribe({ args, setSubscribeFn }) {
      const run = args.contextValue.handed;
      const mask: Mask = (error) => maskError(error, run.context);
      setSubscribeFn(async (given) => {
        const results = await subscribe(argsFor(given, run));
        return Symbol.asyncIterator in results ? maskedStream(results, mask) : maskedResult(results, mask);
      });
    },
  };
}
