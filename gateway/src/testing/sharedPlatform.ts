import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { SandboxAddresses } from "@atrium/scripts/product";
import { control } from "./gateway.ts";

interface SharedOptions {
  /** Whether the platform has an event stream. */
  events?: boolean;
  rateLimits?: boolean;
}

/** The sandboxes of this worker by their options. They end with the worker. */
const started = new Map<string, Promise<SandboxAddresses>>();

/**
 * A sandbox as it was seeded, for the tests of one file. The files of a worker share it: to reset it costs less than a new
 * start, and its database has warmed up. It runs in a thread of its own, with the time and timers of the machine.
 */
export async function sharedPlatform({
  events = true,
  rateLimits = false,
}: SharedOptions = {}): Promise<SandboxAddresses> {
  const options = { events, rateLimits };
  const key = JSON.stringify(options);
  const known = started.get(key);
  if (known === undefined) {
    const starting = start(options);
    started.set(key, starting);
    return starting;
  }
  const sandbox = await known;
  await control(sandbox, "reset", {});
  return sandbox;
}

async function start(options: Required<SharedOptions>): Promise<SandboxAddresses> {
  const thread = new Worker(new URL("./platform.thread.ts", import.meta.url));
  const failed = once(thread, "error").then(([error]) => Promise.reject(error));
  thread.postMessage(options);
  const [addresses] = await Promise.race([once(thread, "message"), failed]);
  thread.unref();
  return addresses;
}
