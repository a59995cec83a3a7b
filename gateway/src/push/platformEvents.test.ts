import type { ServerResponse } from "node:http";
import { afterEach, expect, it, vi } from "vitest";
import { type Asked, startPlatform } from "../testing/platform.ts";
import { PlatformEvents } from "./platformEvents.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

type Answer = (res: ServerResponse, asked: Asked) => void;

/** A stream from a platform that answers as the list says; the last answer is repeated. */
async function connect(...answers: [Answer, ...Answer[]]) {
  const platform = await startPlatform((asked, res) => {
    const next = answers.length > 1 ? answers.shift() : answers[0];
    next?.(res, asked);
  });
  closing.push(() => platform[Symbol.asyncDispose]());
  const heard: string[] = [];
  const waits: number[] = [];
  let now = 1_000_000;
  const gate = { go: () => {} };
  const events = new PlatformEvents({
    origins: [platform.origin],
    serviceKey: "key",
    now: () => now,
    // Each attempt waits for the test.
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        waits.push(milliseconds);
        gate.go = resolve;
        signal.addEventListener("abort", () => resolve(), { once: true });
      }),
    onEvent: ({ topic, customerId }) => heard.push(`${topic} ${customerId}`),
    onGap: () => heard.push("gap"),
    onState: (state, reason) => heard.push(reason === undefined ? state : `${state}: ${reason}`),
  });
  closing.push(() => events.close());
  events.start();
  return {
    platform,
    events,
    heard,
    waits,
    pass(milliseconds: number) {
      now += milliseconds;
    },
    async tryAgain() {
      const attempts = waits.length;
      await vi.waitFor(() => expect(waits.length).toBe(attempts));
      gate.go();
    },
    attempts: (count: number) => vi.waitFor(() => expect(waits).toHaveLength(count)),
    hears: (...expected: string[]) => vi.waitFor(() => expect(heard).toEqual(expected)),
  };
}

const status =
  (code: number): Answer =>
  (res) =>
    void res.writeHead(code).end("{}");
/** Sends these bytes and leaves the stream open, or ends it. */
const stream =
  (text: string, isEnded = false): Answer =>
  (res) => {
    res.writeHead(200, { "content-type": "text/event-stream" });
    res.write(text);
    if (isEnded) res.end();
  };

it.each([
  ["401", status(401), "lost: status 401"],
  ["403", status(403), "lost: status 403"],
  ["500", status(500), "lost: status 500"],
  ["404", status(404), "absent: status 404"],
  [
    "a page",
    ((res) => void res.writeHead(200, { "content-type": "text/html" }).end("<p>")) satisfies Answer,
    "lost: no event stream",
  ],
  ["a stream that ends", stream(":\n\n", true), "lost: ended"],
])("reports %s instead of a stream, and recovers", async (_name, answer, state) => {
  const t = await connect(answer, stream("id: 1\n\n"));
  await t.attempts(1);
  expect(t.heard.at(-1)).toBe(state);
  t.heard.length = 0;
  await t.tryAgain();
  // What happened meanwhile is unknown.
  await t.hears("live", "gap");
});

it("waits longer after each failure, also when streams end at once", async () => {
  const t = await connect(stream("id: 1\n\n", true));
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    await t.attempts(attempt);
    if (attempt < 8) await t.tryAgain();
  }
  for (const [index, wait] of t.waits.entries()) {
    const full = Math.min(30_000, 500 * 2 ** (index + 1));
    expect(wait).toBeGreaterThanOrEqual(full / 2);
    expect(wait).toBeLessThanOrEqual(full);
  }
});

it("waits a short time after a stream that lasted", async () => {
  let end = () => {};
  const lasting: Answer = (res, asked) => {
    stream("id: 1\n\n")(res, asked);
    end = () => res.end();
  };
  const t = await connect(status(500), status(500), status(500), lasting);
  for (const attempt of [1, 2, 3]) {
    await t.attempts(attempt);
    await t.tryAgain();
  }
  await vi.waitFor(() => expect(t.events.state).toBe("live"));
  t.pass(60_000);
  end();
  await t.attempts(4);
  expect(t.waits[3]).toBeLessThanOrEqual(500);
});

it("continues a stream that broke, and takes a break longer than the platform's memory as a gap", async () => {
  const t = await connect(stream('id: 5\nevent: balance\ndata: {"customerId":7}\n\n', true));
  await t.attempts(1);
  expect(t.heard).toEqual(["connecting", "live", "balance 7", "lost: ended"]);
  t.heard.length = 0;
  t.pass(200_000);
  await t.tryAgain();
  await t.attempts(2);
  expect(t.heard).toEqual(["live", "balance 7", "lost: ended"]);
  expect(t.platform.asked.at(-1)?.headers["last-event-id"]).toBe("5");
  t.heard.length = 0;
  t.pass(280_000);
  await t.tryAgain();
  await t.attempts(3);
  expect(t.heard).toEqual(["live", "gap", "balance 7", "lost: ended"]);
});

it("continues at another process of the platform, after the last event of the first", async () => {
  const processes = await Promise.all(
    [stream("id: 5\n\n", true), stream('id: 6\nevent: balance\ndata: {"customerId":7}\n\n')].map((answer) =>
      startPlatform((asked, res) => answer(res, asked)),
    ),
  );
  for (const platform of processes) closing.push(() => platform[Symbol.asyncDispose]());
  const heard: string[] = [];
  const events = new PlatformEvents({
    origins: processes.map(({ origin }) => origin),
    serviceKey: "key",
    wait: async () => {},
    onEvent: ({ topic, customerId }) => heard.push(`${topic} ${customerId}`),
    onGap: () => heard.push("gap"),
    onState: () => {},
  });
  closing.push(() => events.close());
  events.start();
  await vi.waitFor(() => expect(heard).toEqual(["balance 7"]));
  expect(processes[1]?.asked[0]?.headers["last-event-id"]).toBe("5");
});

it("takes the platform's own report of a gap", async () => {
  const t = await connect(stream("id: 1\n\nevent: gap\ndata: {}\n\n"));
  await t.hears("connecting", "live", "gap");
});
