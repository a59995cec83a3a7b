// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import path from "node:path";
import { type FieldDefinitionNode, Kind, parse, print } from "graphql";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BEGINS_WITH_VALUE, watch } from "./liveStream.ts";

/** How long changes are gathered while there is no stream. Streams are less far apart. */
const START_MS = 400;
/** How long changes are gathered. */
const GATHER_MS = 50;
/** How long a stream is read after another one has taken its place. */
const LATE_MS = 300;
/** How long the gateway takes to begin a stream, where a test says so. */
let beginsAfterMs = 0;
/** A stream as a test sees it. */
interface Open {
  /** Sends an event of the first subscription. */
  send: (field: string, value: string) => void;
  /** Breaks the stream. */
  cut: () => void;
  /** How many subscriptions it has. */
  size: number;
  signal: AbortSignal | undefined;
}
let streams: Open[] = [];
const { setImmediate: soon } = globalThis;
/** A stream is read in turns of the real event loop, which a busy machine delays. */
async function settle() {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => soon(resolve));
}

beforeEach(() => {
  vi.useFakeTimers();
  streams = [];
  beginsAfterMs = 0;
  let latest: AbortSignal | undefined;
  let size = 0;
  vi.stubGlobal(
    "Request",
    class {
      constructor(_: string, { signal, body }: { signal: AbortSignal; body: string }) {
        latest = signal;
        size = JSON.parse(body).length;
      }
    },
  );
  vi.stubGlobal("fetch", async () => {
    const start = (to: ReadableStreamDefaultController<Uint8Array>) => {
      const write = (text: string) => to.enqueue(new TextEncoder().encode(text));
      const send = (field: string, value: string) =>
        write(`id: 0\nevent: next\ndata: {"data":{"${field}":"${value}"}}\n\n`);
      const cut = () => to.error(new TypeError("gone"));
      streams.push({ send, cut, size, signal: latest });
      latest?.addEventListener("abort", cut);
    };
    const answer = new Response(new ReadableStream({ start }));
    if (beginsAfterMs > 0) await new Promise((resolve) => setTimeout(resolve, beginsAfterMs));
    return answer;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Watches a subscription, lets others take its stream's place, and stops all of them. */
async function withWatch(
  of: (seen: ReturnType<typeof vi.fn>, addOther: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const watchOne = (onAnswer: () => void) => watch({ documentId: "cd", variables: {}, onAnswer, onEnd: () => {} });
  const seen = vi.fn();
  const stops = [watchOne(seen)];
  await vi.advanceTimersByTimeAsync(START_MS);
  try {
    await of(seen, async () => {
      const open = streams.length;
      await vi.advanceTimersByTimeAsync(START_MS);
      stops.push(watchOne(() => {}));
      await vi.advanceTimersByTimeAsync(GATHER_MS);
      // `vi.waitFor` would let time pass, which on a busy machine ends the stream before.
      while (streams.length === open) await settle();
    });
  } finally {
    for (const stop of stops) stop();
    await vi.advanceTimersByTimeAsync(START_MS);
  }
}

/** Sends events in the latest stream. */
async function hear(field: string, ...values: string[]) {
  for (const value of values) streams.at(-1)?.send(field, value);
  await settle();
}

test("passes on a present value again only when it has changed, or after a break", () =>
  withWatch(async (seen, addOther) => {
    const field = "missionsChanged";
    await hear(field, "a", "a");
    expect(seen).toHaveBeenCalledTimes(2);

    // Another stream takes the place of the open one. It begins with what the subscription has.
    await addOther();
    await hear(field, "a");
    expect(seen).toHaveBeenCalledTimes(2);
    await hear(field, "a");
    expect(seen).toHaveBeenCalledTimes(3);

    await addOther();
    await hear(field, "b");
    expect(seen).toHaveBeenCalledTimes(4);

    streams.at(-1)?.cut();
    await settle();
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.waitFor(() => expect(streams).toHaveLength(4));
    await hear(field, "b");
    expect(seen).toHaveBeenCalledTimes(5);
  }));

test("takes no change for a present value: events that only tell of one are all alike", () =>
  withWatch(async (seen, addOther) => {
    await hear("rewardsChanged", "me");
    await addOther();
    await hear("rewardsChanged", "me");
    expect(seen).toHaveBeenCalledTimes(2);
  }));

test("loses no event that was on its way in the stream before, and passes on none twice", () =>
  withWatch(async (seen, addOther) => {
    await addOther();
    const [before, now] = streams;
    before?.send("rewardsChanged", "first");
    before?.send("rewardsChanged", "both");
    now?.send("rewardsChanged", "both");
    await settle();
    await vi.advanceTimersByTimeAsync(LATE_MS);
    expect(seen.mock.calls.map(([{ data }]) => data.rewardsChanged).toSorted()).toEqual(["both", "first"]);
  }));

test("opens few streams for a burst of subscriptions, two at a time at most, and leaves none of them out", async () => {
  beginsAfterMs = 500;
  const stops: (() => void)[] = [];
  let mostOpen = 0;
  // The parts of a page appear one after the other. That takes two seconds.
  for (let n = 0; n < 20; n += 1) {
    stops.push(watch({ documentId: "cd", variables: { n }, onAnswer: () => {}, onEnd: () => {} }));
    await vi.advanceTimersByTimeAsync(100);
    mostOpen = Math.max(mostOpen, streams.filter(({ signal }) => !signal?.aborted).length);
  }
  await vi.advanceTimersByTimeAsync(5_000);
  expect(streams.length).toBeLessThanOrEqual(4);
  expect(mostOpen).toBeLessThanOrEqual(2);
  expect(streams.filter(({ signal }) => !signal?.aborted).map(({ size }) => size)).toEqual([20]);
  for (const stop of stops) stop();
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  expect(streams.filter(({ signal }) => !signal?.aborted)).toEqual([]);
});

test("after a break, one stream is opened for all that was asked for meanwhile", async () => {
  const refuse = vi.fn(() => Promise.reject(new TypeError("gone")));
  const answer = globalThis.fetch;
  vi.stubGlobal("fetch", refuse);
  const stops: (() => void)[] = [];
  for (let n = 0; n < 5; n += 1) {
    stops.push(watch({ documentId: "cd", variables: { n }, onAnswer: () => {}, onEnd: () => {} }));
    await vi.advanceTimersByTimeAsync(START_MS);
  }
  expect(refuse).toHaveBeenCalledTimes(5);
  vi.stubGlobal("fetch", answer);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(streams.map(({ size }) => size)).toEqual([5]);
  for (const stop of stops) stop();
  await vi.advanceTimersByTimeAsync(GATHER_MS);
});

test("knows which subscriptions of the contract begin with their value", () => {
  const sdl = readFileSync(path.resolve(import.meta.dirname, "../../../../schema/schema.graphql"), "utf8");
  const type = parse(sdl).definitions.find(
    (one) => one.kind === Kind.OBJECT_TYPE_DEFINITION && one.name.value === "Subscription",
  );
  const fields = type?.kind === Kind.OBJECT_TYPE_DEFINITION ? (type.fields ?? []) : [];
  const isAtOnce = ({ directives = [] }: FieldDefinitionNode) =>
    directives.some((one) => /@watches\(.*atOnce: true/.test(print(one)));
  const named = fields.filter(isAtOnce).map(({ name }) => name.value);
  expect([...BEGINS_WITH_VALUE].toSorted()).toEqual(named.toSorted());
});
