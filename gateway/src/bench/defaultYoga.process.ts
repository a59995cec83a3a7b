// The same schema and resolvers behind yoga as it comes out of the box.

import { createServer } from "node:http";
import { readConfig } from "../config/config.ts";
import { createCore } from "../core.ts";
import { configSections } from "../domains.ts";
import { defaultYoga } from "../testing/defaultYoga.ts";
import { serve } from "./process.ts";

const core = createCore(readConfig(process.env, configSections));
await core.start();

const server = createServer(defaultYoga(core));
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("Yoga has no port.");
  serve(address.port);
});
