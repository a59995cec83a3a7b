import { fork } from "node:child_process";
import { once } from "node:events";
import { renameSync, rmSync } from "node:fs";
import path from "node:path";
import { copyEmptyFolder } from "./emptyFolder.ts";

const program = path.join(import.meta.dirname, "fillProcess.ts");

/**
 * Creates and fills a database folder. It is built beside its final path and moved there when complete, so that an
 * interrupted fill leaves nothing behind. Hold the folder's lock meanwhile.
 */
export async function fillFolder(dataDir: string, seed: string): Promise<void> {
  const building = `${dataDir}.building`;
  rmSync(building, { recursive: true, force: true });
  // Processes of their own: the memory of WebAssembly never shrinks, and creating needs two instances of Postgres.
  if (!copyEmptyFolder(building)) await runStep("create", building, seed);
  await runStep("fill", building, seed);
  rmSync(`${building}.lock`, { force: true });
  renameSync(building, dataDir);
}

const isLimit = (option: string) => option.startsWith("--max-");

/** Runs a step within the limits of this process. The child ends with it, because its channel breaks. */
async function runStep(step: "create" | "fill", dataDir: string, seed: string): Promise<void> {
  const child = fork(program, [step, dataDir, seed], { execArgv: process.execArgv.filter(isLimit) });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`the database folder could not be built: its process ended with ${code}`);
}
