import { findPostgres, startPostgres } from "@atrium/scripts/postgresServer";
import type { TestProject } from "vitest/node";
import { memoryFolder } from "../db/memoryFolder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the server that the project `postgres` started; undefined in other projects. */
    postgresUrl?: string;
  }
}

/** Starts a PostgreSQL server for the project's tests, and stops it afterwards. Where there is none, they are skipped. */
export async function setup(project: TestProject): Promise<(() => void) | undefined> {
  if (findPostgres() === undefined) return undefined;
  const { url, remove } = await startPostgres({ within: memoryFolder() });
  project.provide("postgresUrl", url);
  return remove;
}
