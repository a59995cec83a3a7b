import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { RedisState } from "../sharedState/redisState.ts";
import { openPush, subscriber } from "../testing/openPush.ts";
import { redisProgram, startRedisServer } from "../testing/redisServer.ts";
import { relayOver } from "./relay.ts";

const soon = { timeout: 15_000 };

// Where no server is installed, vitest reports these tests as skipped.
describe.skipIf(redisProgram === undefined)("two processes that poll, with a real server", () => {
  let server: Awaited<ReturnType<typeof startRedisServer>>;
  const open: { close(): Promise<void> }[] = [];
  beforeAll(async () => {
    server = await startRedisServer(redisProgram ?? "");
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((one) => one.close()));
  });
  afterAll(() => server[Symbol.asyncDispose]());

  /** Two processes that watch the same value of a member, and a value that the test changes. */
  async function openProcesses(prefix: string) {
    let value = 0;
    const processes = await Promise.all(
      [0, 1].map(async () => {
        const ups: boolean[] = [];
        const state = new RedisState({ url: server.url, prefix, onChange: (isUp) => void ups.push(isUp) });
        await state.start();
        const { push } = openPush("off", { pollMs: 200, relay: (listener) => relayOver(state, listener) });
        const one = { reads: 0, heard: [] as number[], isUp: () => ups.at(-1), close };
        const watched = push.watch("balance", subscriber(), async () => {
          one.reads += 1;
          return `${value}`;
        });
        void (async () => {
          for await (const { over } of watched) if (over === null) one.heard.push(value);
        })();
        await expect.poll(() => push.isReady, soon).toBe(true);
        async function close() {
          await push.close();
          await state.close();
        }
        open.push(one);
        return one;
      }),
    );
    const [a, b] = processes;
    if (a === undefined || b === undefined) throw new Error("Two processes.");
    const latest = () => processes.map(({ heard }) => heard.at(-1));
    return {
      a,
      b,
      /** Changes the value, and waits until the subscribers of both processes got the change. */
      async change() {
        value += 1;
        await expect.poll(latest, soon).toEqual([value, value]);
      },
      /** Changes the value, and waits until the subscriber of one process got the change. */
      async changeFor(one: { heard: number[] }) {
        value += 1;
        await expect.poll(() => one.heard.at(-1), soon).toBe(value);
      },
    };
  }

  it("one of them polls and informs the other", async () => {
    const t = await openProcesses("one-polls");
    await t.change();
    await vi.waitFor(() => expect(Math.max(t.a.reads, t.b.reads)).toBeGreaterThan(10), soon);
    // The other one reads when it is informed, not by itself.
    expect(2 * Math.min(t.a.reads, t.b.reads)).toBeLessThan(Math.max(t.a.reads, t.b.reads));
    await t.change();
  });

  it("the other one takes over when a process ends, and misses no change", async () => {
    const t = await openProcesses("takes-over");
    await t.change();
    const [leader, other] = t.a.reads > t.b.reads ? [t.a, t.b] : [t.b, t.a];
    await leader.close();
    await t.changeFor(other);
    await t.changeFor(other);
  });

  it("both poll while the server is down, and one again when it is back", async () => {
    const t = await openProcesses("server-down");
    await t.change();
    await server.stop();
    await t.change();
    await server.restart();
    await vi.waitFor(() => expect([t.a.isUp(), t.b.isUp()]).toEqual([true, true]), soon);
    await t.change();
    const before = [t.a.reads, t.b.reads];
    const polls = () => [t.a.reads - (before[0] ?? 0), t.b.reads - (before[1] ?? 0)];
    await vi.waitFor(() => expect(Math.max(...polls())).toBeGreaterThan(10), soon);
    expect(2 * Math.min(...polls())).toBeLessThan(Math.max(...polls()));
  });
});
