import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { memoryFolder } from "../db/memoryFolder.ts";
import { buildEmptyFolder } from "../seed/emptyFolder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder that is deleted after the last test; undefined in other projects than `pglite`. */
    scratch?: string;
  }
}

/** Creates the empty database folder, which takes seconds, before the first test. The tests copy it. */
export async function setup(project: TestProject): Promise<() => void> {
  await buildEmptyFolder();
  const scratch = mkdtempSync(path.join(memoryFolder(), "atrium-scratch-"));
  project.provide("scratch", scratch);
  return () => rmSync(scratch, { recursive: true, force: true });
}
