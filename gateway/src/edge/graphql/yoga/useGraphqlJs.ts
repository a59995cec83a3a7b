import { type ExecutionArgs, execute, subscribe } from "graphql";
import type { Plugin } from "graphql-yoga";
import { mostVariableErrors } from "../../../execution/fallback.ts";
import type { Engine } from "../engine.ts";
import { type Mask, maskedResult, maskedStream } from "../lanes/masking.ts";

/** The context and signal of one request. */
export interface RequestRun<Context> {
  context: Context;
  signal: AbortSignal;
}

/** Executes with graphql-js, in the gateway's context. Yoga would copy the context's properties into an object of its own. */
export function useGraphqlJs<Context>(
  { maskError }: Engine<Context>,
  runOf: (request: Request) => RequestRun<Context> | undefined,
  hideSuggestions: boolean,
): Plugin {
  const argsFor = (args: ExecutionArgs, run: RequestRun<Context> | undefined): ExecutionArgs => ({
    ...args,
    contextValue: run?.context,
    abortSignal: run?.signal,
    hideSuggestions,
    options: { maxCoercionErrors: mostVariableErrors },
  });
  return {
    onExecute({ args, setExecuteFn }) {
      const run = runOf(args.contextValue.request);
      const mask: Mask = (error) => maskError(error, run?.context);
      setExecuteFn(async (given) => maskedResult(await execute(argsFor(given, run)), mask));
    },
    onSubscribe({ args, setSubscribeFn }) {
      const run = runOf(args.contextValue.request);
      const mask: Mask = (error) => maskError(error, run?.context);
      setSubscribeFn(async (given) => {
        const results = await subscribe(argsFor(given, run));
        return Symbol.asyncIterator in results ? maskedStream(results, mask) : maskedResult(results, mask);
      });
    },
  };
}
