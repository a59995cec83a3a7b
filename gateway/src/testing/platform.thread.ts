// Hosts the sandboxes that the files of a worker share. A thread of their own keeps them from the fake timers of tests.

import { parentPort } from "node:worker_threads";
import { z } from "zod";
import { startTestPlatform } from "./testPlatform.ts";

const request = z.object({ events: z.boolean() });

parentPort?.on("message", async (message: unknown) => {
  const { events } = request.parse(message);
  const { origin, cdnOrigins } = await startTestPlatform({ events });
  parentPort?.postMessage({ origin, cdnOrigins });
});
