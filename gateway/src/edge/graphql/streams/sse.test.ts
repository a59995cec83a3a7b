import { createServer } from "node:http";
import { GraphQLError } from "graphql";
import { expect, it, onTestFinished } from "vitest";
import { documentIdOf } from "../../../documents/persisted.ts";
import { eventIdNow, missedBy } from "../../../push/resume.ts";
import { registered, startEdge } from "../../../testing/edgeFixture.ts";
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

it("says with each event when it was sent, and to a client that was away for too long that it must read anew", async () => {
  await using gateway = await startEdge();
  const ask = async (id: string) => {
    const headers = { accept: "text/event-stream", "last-event-id": id };
    const answer = await gateway.post({ documentId: documentIdOf(registered.announcements) }, headers);
    return answer.text();
  };
  const before = Date.now();
  const events = await ask(eventIdNow());
  const [id = ""] = events.match(/(?<=^:\n\nid: )\w+(?=\nevent: next\n)/) ?? [];
  expect(Number.parseInt(id, 36)).toBeGreaterThanOrEqual(before);
  for (const gone of [(before - 90_000_000).toString(36), "7", "constructor"]) {
    expect(await ask(gone)).toMatch(/^:\n\nevent: gap\ndata:\n\nid: /);
  }
});

it.each([
  ["an id of ten minutes ago", { "last-event-id": (Date.now() - 600_000).toString(36) }, 600_000, false],
  ["an id of a clock that is ahead", { "last-event-id": (Date.now() + 5_000).toString(36) }, 1, false],
  ["an id of two days ago", { "last-event-id": (Date.now() - 172_800_000).toString(36) }, 1, true],
  ["milliseconds", { "x-atrium-missed-ms": "250" }, 250, false],
  ["no words", {}, 0, false],
])("reads from %s for how long a client had no stream", (_name, headers, ms, isGone) => {
  const missed = missedBy(headers);
  expect([Math.floor(missed.ms / 60_000), missed.isGone]).toEqual([Math.floor(ms / 60_000), isGone]);
  expect(missed.ms > 0).toBe(ms > 0);
});
