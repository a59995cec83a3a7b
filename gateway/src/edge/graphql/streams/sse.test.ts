import { createServer } from "node:http";
import { GraphQLError } from "graphql";
import { expect, it, onTestFinished } from "vitest";
import { sendEvents } from "./sse.ts";

async function* endless() {
  for (;;) yield { data: { text: "x".repeat(100_000) } };
}

it("waits with one listener for a reader that takes nothing, however many sources its stream has", async () => {
  const { promise, resolve } = Promise.withResolvers<() => number>();
  const server = createServer((_, res) => {
    const sources = Array.from({ length: 16 }, (_source, index) => ({
      id: `${index}`,
      results: endless(),
      mask: (error: unknown) => new GraphQLError(String(error)),
    }));
    sendEvents(res, sources, (result) => JSON.stringify(result), {});
    resolve(() => res.listenerCount("drain"));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => server.close() && server.closeAllConnections());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const left = new AbortController();
  onTestFinished(() => left.abort());
  await fetch(`http://127.0.0.1:${address.port}`, { signal: left.signal });
  const waiting = await promise;
  await expect.poll(waiting).toBeGreaterThan(0);
  // Node itself may have one.
  expect(waiting()).toBeLessThanOrEqual(2);
});
