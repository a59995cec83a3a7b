import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgresServer.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the server that the project `postgres` started; undefined in other projects. */
    postgresUrl?: string;
  }
}

/** Starts a PostgreSQL server for the project's tests, and stops it afterwards. */
export async function setup(project: TestProject): Promise<() => void> {
  const { url, remove } = await startPostgres();
  project.provide("postgresUrl", url);
  return remove;
}
