import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { SandboxAddresses } from "@atrium/scripts/product";
import { control } from "./gateway.ts";

let thread: Worker | undefined;
/** Whether this worker's sandbox with an event stream was used, and the one without. They end with the worker. */
const used = new Set<boolean>();

/**
 * A sandbox as it was seeded, for the tests of one file. The files of a worker share it: to reset it costs less than a new
 * start, and its database has warmed up. It runs in a thread of its own, with the time and timers of the machine.
 */
export async function sharedPlatform({ events = true, rateLimits = false } = {}): Promise<SandboxAddresses> {
  const sandbox = await settled(events);
  if (used.has(events)) await control(sandbox, "reset", {});
  used.add(events);
  // A reset leaves this setting.
  await control(sandbox, "limits", { on: rateLimits });
  // A gateway that opened its stream before would hear of the reset in the middle of a test.
  return settled(events);
}

/** Starts that sandbox, or waits until it has delivered its events. */
async function settled(events: boolean): Promise<SandboxAddresses> {
  thread ??= new Worker(new URL("./platform.thread.ts", import.meta.url));
  thread.ref();
  thread.postMessage({ events });
  const [addresses] = await once(thread, "message");
  thread.unref();
  return addresses;
}
