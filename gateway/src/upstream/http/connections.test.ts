import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { Connections } from "./connections.ts";

/** A server that answers when it is told to, and at most so many connections to it. */
async function setUp(connections: number) {
  const waiting: { path: string; res: ServerResponse }[] = [];
  const server = createServer((req, res) => waiting.push({ path: req.url ?? "", res }));
  let opened = 0;
  server.on("connection", () => {
    opened += 1;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const pool = new Connections(origin, { connections, connectTimeout: 3_000, pipelining: 1 });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const { body } = await pool.request({ origin, path, method: "GET", headers });
    return body.text();
  };
  return {
    pool,
    get,
    opened: () => opened,
    paths: () => waiting.map(({ path }) => path),
    /** Answers what has arrived so far with its path. */
    answer() {
      for (const { path, res } of waiting.splice(0)) res.end(path);
    },
    arrived: (count: number) => vi.waitFor(() => expect(waiting).toHaveLength(count)),
    cutIdle: () => server.closeIdleConnections(),
    async [Symbol.asyncDispose]() {
      await pool.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

it("sends at once up to its limit, and the others in turn", async () => {
  await using t = await setUp(2);
  const answers = ["/1", "/2", "/3", "/4"].map((path) => t.get(path));
  await t.arrived(2);
  expect(t.paths().toSorted()).toEqual(["/1", "/2"]);
  t.answer();
  await t.arrived(2);
  expect(t.paths().toSorted()).toEqual(["/3", "/4"]);
  t.answer();
  expect(await Promise.all(answers)).toEqual(["/1", "/2", "/3", "/4"]);
  expect(t.opened()).toBe(2);
});

it("uses a connection again, and opens a new one when the server has closed it", async () => {
  await using t = await setUp(5);
  const getAlone = async (path: string) => {
    const answer = t.get(path);
    await t.arrived(1);
    t.answer();
    await answer;
    // undici uses a connection again in the next turn of the event loop.
    await setImmediate();
    return answer;
  };
  for (const path of ["/1", "/2", "/3"]) expect(await getAlone(path)).toBe(path);
  expect(t.opened()).toBe(1);
  t.cutIdle();
  await vi.waitFor(async () => expect(await getAlone("/4")).toBe("/4"));
  expect(t.opened()).toBe(2);
});

it("loses no connection to malformed requests and to callers who leave", async () => {
  await using t = await setUp(1);
  await expect(t.get("/1", { "x-bad": "a\nb" })).rejects.toThrow("invalid");
  const leaving = new AbortController();
  const left = t.pool.request({ origin: "", path: "/2", method: "GET", signal: leaving.signal });
  const bad = t.get("/3", { "x-bad": "a\nb" });
  const good = t.get("/4");
  await t.arrived(1);
  leaving.abort();
  await expect(left).rejects.toThrow("aborted");
  await expect(bad).rejects.toThrow("invalid");
  await t.arrived(2);
  t.answer();
  expect(await good).toBe("/4");
});

it("fails what is under way and what waits when it is destroyed", async () => {
  await using t = await setUp(1);
  const answers = [t.get("/1"), t.get("/2")];
  const failed = Promise.allSettled(answers);
  await t.arrived(1);
  await t.pool.destroy();
  expect((await failed).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(t.get("/3")).rejects.toThrow("destroyed");
});

it("fails requests when the host can't be reached, and tries again with the next one", async () => {
  const pool = new Connections("http://127.0.0.1:1", { connections: 1, connectTimeout: 500, pipelining: 1 });
  const get = () => pool.request({ origin: "http://127.0.0.1:1", path: "/", method: "GET" });
  const failed = await Promise.allSettled([get(), get(), get()]);
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  await expect(get()).rejects.toThrow("ECONNREFUSED");
  await pool.destroy();
});
