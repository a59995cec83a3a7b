import { createYoga, type Plugin } from "graphql-yoga";
import type { Core } from "../core.ts";
import type { Context } from "../request/context.ts";

/**
 * Yoga with its defaults, except for logging, and the gateway's schema and resolvers. It parses, validates and executes by
 * itself.
 */
export function defaultYoga(core: Core) {
  // Yoga copies properties of the context, which loses the methods of our context class.
  const useOwnContext: Plugin<{ own: Context }> = {
    onExecute({ args, executeFn, setExecuteFn }) {
      const { own } = args.contextValue;
      setExecuteFn((given) => executeFn({ ...given, contextValue: own }));
    },
  };
  return createYoga<object, { own: Context }>({
    schema: core.schema,
    async context({ request }) {
      const headers = Object.fromEntries(request.headers);
      const { value } = await core.openContext({
        headers,
        bringsCookies: true,
        caller: { requestId: crypto.randomUUID(), clientIp: "127.0.0.1", host: "" },
        trace: { traceparent: headers.traceparent ?? "" },
        signal: request.signal,
      });
      return { own: value };
    },
    plugins: [useOwnContext],
    // The errors are part of the answers.
    logging: false,
  });
}
