import { inject } from "vitest";
import { type Config, readConfig } from "../config.ts";
import { type Sandbox, startSandbox } from "../server.ts";
import { createTestDatabase } from "./postgresDatabases.ts";

/**
 * A sandbox of the test's own on free ports, seeded, with its controls on: on the embedded database, or on the Postgres
 * server of the project `postgres`. Close it, or its data stays until the next run.
 */
export async function startTestSandbox(changes: Partial<Config> = {}): Promise<Sandbox> {
  const own: Partial<Config> = { port: 0, cdnPorts: [], dataDir: "memory", control: true, humanCheck: "none" };
  const config: Config = { ...readConfig({}), ...own, ...changes };
  const server = inject("postgresUrl");
  if (server === undefined) return startSandbox(config);

  const { databaseUrl, drop } = await createTestDatabase(server, config.seed);
  const sandbox = await startSandbox({ ...config, databaseUrl });
  return { ...sandbox, close: () => sandbox.close().finally(drop) };
}
