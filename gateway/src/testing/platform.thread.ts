// Hosts the sandboxes that the files of a worker share. A thread of their own keeps them from the fake timers of tests.

import { parentPort } from "node:worker_threads";
import { z } from "zod";
import { startTestPlatform } from "./testPlatform.ts";

const request = z.object({ events: z.boolean(), rateLimits: z.boolean() });

parentPort?.on("message", async (message: unknown) => {
  const { origin, cdnOrigins, identityOrigin } = await startTestPlatform(request.parse(message));
  parentPort?.postMessage({ origin, cdnOrigins, identityOrigin });
});
