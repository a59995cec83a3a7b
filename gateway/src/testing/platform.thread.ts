// Hosts the sandboxes that the files of a worker share. A thread of their own keeps them from the fake timers of tests.

import { parentPort } from "node:worker_threads";
import { z } from "zod";
import { startTestPlatform } from "./testPlatform.ts";

const request = z.object({ events: z.boolean() });
const sandboxes = new Map<boolean, Awaited<ReturnType<typeof startTestPlatform>>>();

parentPort?.on("message", async (message: unknown) => {
  const { events } = request.parse(message);
  const sandbox = sandboxes.get(events) ?? (await startTestPlatform({ events }));
  sandboxes.set(events, sandbox);
  await sandbox.platform.events.deliver();
  parentPort?.postMessage({ origin: sandbox.origin, cdnOrigins: sandbox.cdnOrigins });
});
