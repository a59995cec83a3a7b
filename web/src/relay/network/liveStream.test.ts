// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watch } from "./liveStream.ts";

/** How long changes are gathered. */
const GATHER_MS = 50;
/** Sends an event of the first subscription in the latest stream. */
let send = (_: string) => {};
/** Breaks the latest stream. */
let cut = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  let latest: AbortSignal | undefined;
  vi.stubGlobal(
    "Request",
    class {
      constructor(_: string, { signal }: { signal: AbortSignal }) {
        latest = signal;
      }
    },
  );
  vi.stubGlobal("fetch", async () => {
    const start = (to: ReadableStreamDefaultController<Uint8Array>) => {
      const write = (text: string) => to.enqueue(new TextEncoder().encode(text));
      send = (n) => write(`id: 0\nevent: next\ndata: {"data":{"n":"${n}"}}\n\n`);
      cut = () => to.error(new TypeError("gone"));
      latest?.addEventListener("abort", cut);
    };
    return new Response(new ReadableStream({ start }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const watchOne = (onAnswer: () => void) => watch({ documentId: "cd", variables: {}, onAnswer, onEnd: () => {} });

async function hear(...values: string[]) {
  for (const value of values) send(value);
  await vi.advanceTimersByTimeAsync(0);
}

test("passes on a present value again only when it has changed, or after a break", async () => {
  const seen = vi.fn();
  const stops = [watchOne(seen)];
  const addOther = async () => {
    stops.push(watchOne(() => {}));
    await vi.advanceTimersByTimeAsync(GATHER_MS);
  };
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  await hear("a", "a");
  expect(seen).toHaveBeenCalledTimes(2);

  // Another stream takes the place of the open one. It begins with what the subscription has.
  await addOther();
  await hear("a");
  expect(seen).toHaveBeenCalledTimes(2);
  await hear("a");
  expect(seen).toHaveBeenCalledTimes(3);

  await addOther();
  await hear("b");
  expect(seen).toHaveBeenCalledTimes(4);

  cut();
  await vi.advanceTimersByTimeAsync(2_000);
  await hear("b");
  expect(seen).toHaveBeenCalledTimes(5);
  for (const stop of stops) stop();
  await vi.advanceTimersByTimeAsync(GATHER_MS);
});
