import { type ServerType, serve } from "@hono/node-server";
import { createApp, type Routes } from "./app.ts";
import type { Config } from "./config.ts";
import type { Call } from "./http/callLog.ts";
import { startIdentityServer } from "./identity/identityServer.ts";
import { jobList } from "./jobList.ts";
import { JobRunner } from "./jobs/jobRunner.ts";
import { createPlatform, type Platform } from "./platform.ts";
import { cdnRoutes, routes } from "./routes.ts";
import { openSeeded } from "./seed/openSeeded.ts";

/** A running platform. */
export interface Sandbox {
  /** Address of the REST API, `http://127.0.0.1:4100`. */
  origin: string;
  /** Address of the built-in social networks; undefined when they are off. */
  identityOrigin: string | undefined;
  /** Addresses of the servers of pictures and games. */
  cdnOrigins: string[];
  platform: Platform;
  /** The requests since the start or the last `clearCalls`. */
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

/** Opens the database, fills it when it is empty, and listens. Port 0 takes any free port. */
export async function startSandbox(config: Config): Promise<Sandbox> {
  const database = await openSeeded(config);
  const servers: ServerType[] = [];
  let stopJobs = async () => {};
  let stopEvents = async () => {};
  const close = async () => {
    await Promise.all(servers.map(stop));
    await stopJobs();
    await stopEvents();
    await database.close();
  };
  try {
    const platform = await createPlatform(config, database);
    stopEvents = platform.events.start(database.listen);
    const open = async (served: readonly Routes[], port: number) => {
      const listening = await listen(createApp(platform, served).fetch, config.host, port);
      servers.push(listening.server);
      return listening;
    };
    // The CDNs start first: the API names their ports.
    const cdns = await Promise.all(config.cdnPorts.map((port) => open(cdnRoutes, port)));
    platform.config.cdnPorts = cdns.map(({ port }) => port);
    if (config.identityPort !== undefined) {
      const { server, origin } = await startIdentityServer(config.host, config.identityPort, config.identityClient);
      servers.push(server);
      platform.identity = { origin, clientId: config.identityClient.id };
    }
    const api = await open(routes, config.port);
    platform.config.port = api.port;
    const runner = new JobRunner(platform, jobList);
    stopJobs = () => runner.stop();
    runner.start();
    return {
      origin: api.origin,
      identityOrigin: platform.identity?.origin,
      cdnOrigins: cdns.map(({ origin }) => origin),
      platform,
      calls: () => platform.calls.list(),
      clearCalls: () => platform.calls.clear(),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const GRACE_MS = 1_000;

/** Closes a server after its running requests. Streams do not end by themselves, so they are cut off after a moment. */
const stop = (server: ServerType) =>
  new Promise<void>((resolve) => {
    const cutOff = setTimeout(() => {
      if ("closeAllConnections" in server) server.closeAllConnections();
    }, GRACE_MS);
    server.close(() => {
      clearTimeout(cutOff);
      resolve();
    });
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  });
