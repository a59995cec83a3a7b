import { type ServerType, serve } from "@hono/node-server";
import type { Config } from "./config.ts";
import { openDatabase } from "./db/openDatabase.ts";
import { createApp } from "./http/app.ts";
import type { Call } from "./http/callLog.ts";
import { createPlatform, type Platform } from "./platform.ts";
import { routes } from "./routes.ts";
import { seedOnce } from "./seed/seed.ts";

/** A platform that runs. */
export interface Sandbox {
  /** Of the REST API, `http://127.0.0.1:4100`. */
  origin: string;
  /** Of the servers of pictures and games. */
  cdnOrigins: string[];
  platform: Platform;
  /** What was asked of it since the start or the last `clearCalls`. */
  calls: () => readonly Call[];
  clearCalls: () => void;
  close: () => Promise<void>;
}

type Fetch = (request: Request, env: unknown) => Response | Promise<Response>;

const listen = (fetch: Fetch, hostname: string, port: number) =>
  new Promise<{ server: ServerType; origin: string; port: number }>((resolve, reject) => {
    const server = serve({ fetch, hostname, port }, (info) => {
      resolve({ server, origin: `http://${hostname}:${info.port}`, port: info.port });
    });
    server.once("error", reject);
  });

/** Opens the database, fills it when it is empty, and listens. Port 0 takes any that is free. */
export async function startSandbox(config: Config): Promise<Sandbox> {
  const { db, close } = await openDatabase(config);
  let cdnPorts = config.cdnPorts;
  const platform = await createPlatform(config, db);
  await seedOnce(db, { seed: config.seed, now: platform.clock.now() });

  const app = createApp(platform, routes);
  // The CDNs first: the API names their ports.
  const cdns = await Promise.all(cdnPorts.map((port) => listen(app.fetch, config.host, port)));
  cdnPorts = cdns.map(({ port }) => port);
  platform.config = { ...config, cdnPorts };
  const api = await listen(app.fetch, config.host, config.port);
  const servers = [api, ...cdns];
  return {
    origin: api.origin,
    cdnOrigins: cdns.map(({ origin }) => origin),
    platform,
    calls: () => platform.calls.list(),
    clearCalls: () => platform.calls.clear(),
    async close() {
      await Promise.all(servers.map(({ server }) => stop(server)));
      await close();
    },
  };
}

/** Streams never end by themselves: whoever is still connected is cut off. */
const stop = (server: ServerType) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    if ("closeAllConnections" in server) server.closeAllConnections();
  });
