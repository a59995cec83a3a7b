import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { SandboxAddresses } from "@atrium/scripts/product";
import { control } from "./gateway.ts";

/** This worker's sandboxes with and without an event stream. They end with the worker. */
const started = new Map<boolean, Promise<SandboxAddresses>>();
let thread: Worker | undefined;

/**
 * A sandbox as it was seeded, for the tests of one file. The files of a worker share it: to reset it costs less than a new
 * start, and its database has warmed up. It runs in a thread of its own, with the time and timers of the machine.
 */
export async function sharedPlatform({ events = true, rateLimits = false } = {}): Promise<SandboxAddresses> {
  let starting = started.get(events);
  const isNew = starting === undefined;
  starting ??= start(events);
  started.set(events, starting);
  const sandbox = await starting;
  if (!isNew) await control(sandbox, "reset", {});
  // A reset leaves this setting.
  await control(sandbox, "limits", { on: rateLimits });
  return sandbox;
}

async function start(events: boolean): Promise<SandboxAddresses> {
  thread ??= new Worker(new URL("./platform.thread.ts", import.meta.url));
  thread.postMessage({ events });
  const [addresses] = await once(thread, "message");
  thread.unref();
  return addresses;
}
