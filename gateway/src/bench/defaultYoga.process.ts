// The same schema and resolvers behind yoga as it comes out of the box.

import { createServer } from "node:http";
import { createYoga, type Plugin } from "graphql-yoga";
import { readConfig } from "../config/config.ts";
import { createCore } from "../core.ts";
import { configSections } from "../domains.ts";
import type { Context } from "../request/context.ts";
import { serve } from "./process.ts";

const core = createCore(readConfig(process.env, configSections));
await core.start();

// The only setting that is not the default: yoga copies properties of the context, which loses the methods of our
// context class.
const useOwnContext: Plugin<{ own: Context }> = {
  onExecute({ args, executeFn, setExecuteFn }) {
    const { own } = args.contextValue;
    setExecuteFn((given) => executeFn({ ...given, contextValue: own }));
  },
};

const yoga = createYoga<object, { own: Context }>({
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
});

const server = createServer(yoga);
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("Yoga has no port.");
  serve(address.port);
});
