import { expect, test } from "vitest";
import { createApp } from "../app.ts";
import { openEventStream } from "../testing/eventStream.ts";
import { startForFile } from "../testing/startForFile.ts";
import { eventRoutes } from "./events.routes.ts";

const { sandbox, platform, config } = await startForFile();

const listen = (query = "", headers: Record<string, string> = {}) =>
  openEventStream(`${sandbox.origin}/wps/events${query}`, {
    authorization: `Bearer ${config.serviceKey}`,
    ...headers,
  });

const control = (path: string, body: object) =>
  fetch(`${sandbox.origin}/sandbox/${path}`, { method: "POST", body: JSON.stringify(body) });

test("sends balance events after the commit, to subscribers of the topic", async () => {
  using stream = await listen("?topics=balance,status");
  expect(stream.answer.headers.get("content-type")).toBe("text/event-stream");
  await stream.next();

  const failed = await control("balance", { username: "demo", amount: "-99999999999" });
  expect(failed.status).toBe(409);
  await control("message", { username: "demo", title: "Not asked for" });
  await control("balance", { username: "demo", amount: "1000" });
  expect(await stream.next()).toMatchObject({ event: "balance", data: '{"customerId":"3"}' });
  await control("status", { status: 0 });
  expect(await stream.next()).toMatchObject({ event: "status", data: '{"status":0}' });
});

test("replays missed events after a reconnection", async () => {
  let lastId = "";
  {
    using stream = await listen("?topics=message");
    lastId = (await stream.next()).id ?? "";
  }
  await control("message", { username: "demo", title: "One" });
  await control("balance", { username: "demo", amount: "1" });
  await control("message", { username: "vipclub", title: "Two" });
  using again = await listen("?topics=message", { "last-event-id": lastId });
  await again.next();
  expect(JSON.parse((await again.next()).data ?? "")).toMatchObject({ customerId: "3" });
  expect(JSON.parse((await again.next()).data ?? "")).toMatchObject({ customerId: "4" });

  using late = await listen("?topics=message", { "last-event-id": "another-process-7" });
  await late.next();
  expect(await late.next()).toMatchObject({ event: "gap" });
});

test("refuses callers without the service key", async () => {
  expect((await fetch(`${sandbox.origin}/wps/events`)).status).toBe(401);
  expect((await fetch(`${sandbox.origin}/wps/events`, { headers: { authorization: "Bearer wrong" } })).status).toBe(
    401,
  );
  using stream = await listen("?topics=everything");
  expect(stream.answer.status).toBe(422);
});

test("answers 404 when the stream is off", async () => {
  const without = createApp({ ...platform, config: { ...platform.config, events: false } }, [eventRoutes]);
  const headers = { authorization: `Bearer ${config.serviceKey}` };
  expect((await without.request("/wps/events", { headers })).status).toBe(404);
});
