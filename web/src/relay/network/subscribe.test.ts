// @vitest-environment jsdom
import type { RequestParameters } from "relay-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onSignal } from "./signals.ts";
import { subscribe } from "./subscribe.ts";

const params: RequestParameters = {
  id: "cd".repeat(32),
  text: null,
  name: "SomeSubscription",
  operationKind: "subscription",
  metadata: {},
  providedVariables: undefined,
};
/** How long changes are gathered while there is no stream. Streams are less far apart. */
const START_MS = 400;
/** How long changes are gathered. */
const GATHER_MS = 50;
/** How long a stream is read after another one has taken its place. */
const LATE_MS = 300;
const asked = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.stubGlobal("Request", class {});
  vi.stubGlobal("fetch", asked);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  asked.mockReset();
});

/** A stream of these pieces, cut where a network might. */
const stream = (...pieces: string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    }),
    { headers: { "content-type": "text/event-stream" } },
  );

function listen(variables = {}) {
  const seen: unknown[] = [];
  const source = subscribe(params, variables);
  const subscription = source.subscribe({ next: (value) => seen.push(value), complete: () => seen.push("complete") });
  return { seen, stop: () => subscription.unsubscribe() };
}

test("reads events however the stream is cut, and ignores pings", async () => {
  asked.mockResolvedValueOnce(
    stream(
      ":\n\nid: 0\nevent: ne",
      'xt\ndata: {"data":{"n":1}}\n',
      '\n:\n\nid: 0\nevent: next\ndata: {"data":{"n":2}}\n\nid: 0\nevent: com',
      "plete\ndata:\n\n",
    ),
  );
  const { seen } = listen();
  await vi.advanceTimersByTimeAsync(START_MS);
  expect(seen).toEqual([{ data: { n: 1 } }, { data: { n: 2 } }, "complete"]);
});

test("opens a broken stream again with growing pauses, until nobody needs it", async () => {
  asked.mockRejectedValue(new TypeError("gone"));
  const { stop } = listen();
  await vi.advanceTimersByTimeAsync(START_MS);
  expect(asked).toHaveBeenCalledTimes(1);
  for (const [pause, calls] of [
    [1000, 2],
    [2000, 3],
    [4000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(asked).toHaveBeenCalledTimes(calls - 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveBeenCalledTimes(calls);
  }
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveBeenCalledTimes(4);
});

test("does not open a refused stream again", async () => {
  asked.mockResolvedValue(new Response("{}", { status: 401 }));
  const { seen } = listen();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(seen).toEqual(["complete"]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test("a subscription that the platform's failure ended is started again", async () => {
  const failed = { data: null, errors: [{ message: "Down.", extensions: { code: "UPSTREAM_UNAVAILABLE" } }] };
  const ended = () =>
    stream(`id: 0\nevent: next\ndata: ${JSON.stringify(failed)}\n\nid: 0\nevent: complete\ndata:\n\n`);
  asked.mockImplementation(async () => ended());
  const { seen, stop } = listen();
  await vi.advanceTimersByTimeAsync(START_MS);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(20_000);
  const attempts = asked.mock.calls.length;
  expect(attempts).toBeGreaterThan(2);
  expect(attempts).toBeLessThan(20);
  expect(seen).toEqual([]);
  stop();
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  const last = asked.mock.calls.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveBeenCalledTimes(last);
});

test("signals the end of the session when a stream reports it", async () => {
  const lost: string[] = [];
  const stop = onSignal("sessionLost", (code) => lost.push(code));
  const over = { data: null, errors: [{ message: "Over.", extensions: { code: "SESSION_REVOKED" } }] };
  asked.mockResolvedValueOnce(
    stream(`id: 0\nevent: next\ndata: ${JSON.stringify(over)}\n\nid: 0\nevent: complete\ndata:\n\n`),
  );
  listen();
  await vi.advanceTimersByTimeAsync(START_MS);
  expect(lost).toEqual(["SESSION_REVOKED"]);
  stop();
});

test("a tab has one stream for all that it watches; another begins before the one before ends", async () => {
  const streams: { bodies: unknown; signal: AbortSignal; write: (text: string) => void }[] = [];
  vi.stubGlobal(
    "Request",
    class {
      constructor(_: string, { body, signal }: { body: string; signal: AbortSignal }) {
        const write = () => {};
        streams.push({ bodies: JSON.parse(body), signal, write });
      }
    },
  );
  asked.mockImplementation(async () => {
    const body = new ReadableStream({
      start: (to) => {
        const latest = streams.at(-1);
        if (latest) latest.write = (text) => to.enqueue(new TextEncoder().encode(text));
      },
    });
    return new Response(body);
  });
  const [one, other] = [listen({ n: 1 }), listen({ n: 2 })];
  await vi.advanceTimersByTimeAsync(START_MS);
  expect(streams.map(({ bodies }) => bodies)).toMatchObject([[{ variables: { n: 1 } }, { variables: { n: 2 } }]]);
  streams[0]?.write('id: 1\nevent: next\ndata: {"data":{"n":2}}\n\nid: 0\nevent: complete\ndata:\n\n');
  await vi.advanceTimersByTimeAsync(0);
  expect([one.seen, other.seen]).toEqual([["complete"], [{ data: { n: 2 } }]]);

  await vi.advanceTimersByTimeAsync(START_MS);
  const third = listen({ n: 3 });
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  expect(streams[1]?.bodies).toMatchObject([{ variables: { n: 2 } }, { variables: { n: 3 } }]);
  await vi.advanceTimersByTimeAsync(LATE_MS);
  expect(streams.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  other.stop();
  third.stop();
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  expect(streams).toHaveLength(2);
  expect(streams[1]?.signal.aborted).toBe(true);
});

test("tells the gateway how long it had no stream, and nothing when subscriptions change", async () => {
  const missed: (string | undefined)[] = [];
  vi.stubGlobal(
    "Request",
    class {
      constructor(_: string, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) {
        missed.push(headers["x-atrium-missed-ms"]);
        latest = signal;
      }
    },
  );
  let latest: AbortSignal | undefined;
  let cut = () => {};
  asked.mockImplementation(async () => {
    const body = new ReadableStream({
      start: (to) => {
        to.enqueue(new TextEncoder().encode(":\n\n"));
        cut = () => to.error(new TypeError("gone"));
        latest?.addEventListener("abort", cut);
      },
    });
    return new Response(body);
  });
  const one = listen({ n: 1 });
  await vi.advanceTimersByTimeAsync(START_MS);
  await vi.advanceTimersByTimeAsync(5_000);
  const other = listen({ n: 2 });
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  await vi.advanceTimersByTimeAsync(3_000);
  cut();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(missed).toEqual([undefined, undefined, "4000"]);
  one.stop();
  other.stop();
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  listen({ n: 3 }).stop();
});

/** The signals of all requests from here on. */
function collectSignals() {
  const signals: unknown[] = [];
  vi.stubGlobal(
    "Request",
    class {
      constructor(_: string, { signal }: { signal: AbortSignal }) {
        signals.push(signal);
      }
    },
  );
  return signals;
}

test("ends each stream once, and holds none that has ended", async () => {
  const signals = collectSignals();
  const abort = vi.spyOn(AbortController.prototype, "abort");
  const ended = () =>
    abort.mock.contexts.flatMap((one) =>
      one instanceof AbortController && signals.includes(one.signal) ? [one.signal] : [],
    );
  asked.mockImplementation(async () => new Response(new ReadableStream()));
  const subscriptions = [];
  for (let n = 0; n < 5; n += 1) {
    subscriptions.push(listen({ n }));
    await vi.advanceTimersByTimeAsync(GATHER_MS + LATE_MS);
    expect(ended()).toEqual(signals.slice(0, n));
  }
  for (const { stop } of subscriptions) stop();
  await vi.advanceTimersByTimeAsync(START_MS);
  expect(ended()).toEqual(signals);
});

test("leaves no listener behind when a pause is over", async () => {
  const signals = collectSignals();
  const added = vi.spyOn(AbortSignal.prototype, "addEventListener");
  const removed = vi.spyOn(AbortSignal.prototype, "removeEventListener");
  asked.mockRejectedValue(new TypeError("gone"));
  const { stop } = listen();
  await vi.advanceTimersByTimeAsync(30_000);
  stop();
  await vi.advanceTimersByTimeAsync(START_MS);
  const countOf = ({ mock }: { mock: { contexts: unknown[] } }) =>
    mock.contexts.filter((signal) => signals.includes(signal)).length;
  expect(signals).toHaveLength(5);
  expect(countOf(removed)).toBe(countOf(added));
});

/** The browser's locks, as far as one page needs them: first come, first served. */
function stubLocks() {
  const queues = new Map<string, Promise<unknown>>();
  const request = (name: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) => {
    const before = queues.get(name) ?? Promise.resolve();
    const turn = before.then(() => {
      if (signal.aborted) throw new DOMException("left", "AbortError");
      return run();
    });
    queues.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
  vi.stubGlobal("navigator", { locks: { request }, language: "en", languages: ["en"] });
}

function look(state: DocumentVisibilityState) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

test("tabs with the same subscription share one stream, and hidden tabs hold none", async () => {
  stubLocks();
  const untilOpen = (count: number) => vi.waitFor(() => expect(open).toHaveLength(count), { timeout: 3 * START_MS });
  const open: ReadableStreamDefaultController<Uint8Array>[] = [];
  asked.mockImplementation(async () => new Response(new ReadableStream({ start: (c) => void open.push(c) })));
  const [one, other] = [listen(), listen()];
  await untilOpen(1);
  open[0]?.enqueue(new TextEncoder().encode('id: 0\nevent: next\ndata: {"data":{"n":1}}\n\n'));
  await vi.waitFor(() => expect([one.seen, other.seen]).toEqual([[{ data: { n: 1 } }], [{ data: { n: 1 } }]]));

  one.stop();
  await untilOpen(2);
  look("hidden");
  look("visible");
  await untilOpen(3);
  look("hidden");
  other.stop();
  expect(asked).toHaveBeenCalledTimes(3);
});
