import { mkdirSync } from "node:fs";
import { findFreePort, findSandboxPort } from "../lib/machine/ports.ts";
import { inRoot } from "../lib/paths.ts";
import { startProgram, untilReady } from "./fleet/program.ts";

/** Starts the product for a measurement, with its data and its log in `.data/lab`, and waits until it serves. */
export async function startOwnProduct(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const [port, sandboxPort] = [await findFreePort(), await findSandboxPort()];
  const folder = inRoot(".data/lab");
  mkdirSync(folder, { recursive: true });
  const product = startProgram(
    "product",
    [process.execPath, inRoot("scripts/start.ts"), "--port", `${port}`, "--sandbox-port", `${sandboxPort}`],
    { folder, env: { DATA_DIR: ".data/lab" } },
  );
  const origin = `http://localhost:${port}`;
  await Promise.race([
    untilReady(`${origin}/health/ready`),
    product.ended.then(() => {
      throw new Error(`The product ended; ${folder}/product.log says why.`);
    }),
  ]);
  return { origin, stop: () => product.stop() };
}
