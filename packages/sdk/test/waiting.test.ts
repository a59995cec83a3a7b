import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AtriumError, createAtrium, Launch, Lobby } from "../src/index.ts";

interface Told {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

const lobby = { data: { site: { games: { totalCount: 0, edges: [] } } } };
const refused = (code: string, retryAfter: number) => ({
  status: 429,
  headers: { "retry-after": `${retryAfter}`, "x-request-id": "r-1" },
  body: { errors: [{ message: "Wait.", extensions: { code } }] },
});

/** A gateway that gives these answers in turn; an `Error` is a connection that breaks. */
function gatewayThat(...answers: (Told | Error)[]) {
  const sentAt: number[] = [];
  const send: typeof fetch = async () => {
    sentAt.push(Date.now());
    const answer = answers.shift() ?? { body: lobby };
    if (answer instanceof Error) throw answer;
    const { status = 200, headers = {}, body } = answer;
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status, headers });
  };
  const began = Date.now();
  const atrium = createAtrium({ url: "https://play.example", fetch: send });
  return { atrium, seconds: () => sentAt.map((at) => (at - began) / 1_000) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("waits as long as the gateway says, and sends the same again", async () => {
  const { atrium, seconds } = gatewayThat(refused("OVERLOADED", 3), refused("RATE_LIMITED", 5));
  const asked = atrium.request(Lobby, {});
  await vi.runAllTimersAsync();
  expect((await asked).site.games.totalCount).toBe(0);
  expect(seconds()).toEqual([0, 3, 8]);
});

it("does not wait longer than a person does: it says for how long", async () => {
  const { atrium, seconds } = gatewayThat(refused("COST_BUDGET_EXHAUSTED", 3_600));
  const told = { code: "COST_BUDGET_EXHAUSTED", retryAfter: 3_600, reference: "r-1" };
  await expect(atrium.request(Lobby, {})).rejects.toMatchObject(told);
  expect(seconds()).toHaveLength(1);
});

it.each([
  ["no answer came", new TypeError("fetch failed"), "UNREACHABLE"],
  ["a proxy answered", { status: 502, body: "<html>" }, "UNREACHABLE"],
  [
    "the platform was too slow",
    { body: { errors: [{ extensions: { code: "UPSTREAM_TIMEOUT" } }] } },
    "UPSTREAM_TIMEOUT",
  ],
])("sends a query again when %s, but no change that may have been made", async (_, failure, code) => {
  const query = gatewayThat(failure);
  const asked = query.atrium.request(Lobby, {});
  await vi.runAllTimersAsync();
  await asked;
  expect(query.seconds()).toHaveLength(2);
  const change = gatewayThat(failure);
  const error = await change.atrium.request(Launch, { input: { gameId: "g" } }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AtriumError);
  expect(error).toMatchObject({ code });
  expect(change.seconds()).toHaveLength(1);
});

it("ends its attempts, and those of a caller who leaves", async () => {
  const down = Array.from({ length: 9 }, () => new TypeError("fetch failed"));
  const { atrium, seconds } = gatewayThat(...down);
  const asked = expect(atrium.request(Lobby, {})).rejects.toMatchObject({ code: "UNREACHABLE" });
  await vi.runAllTimersAsync();
  await asked;
  expect(seconds()).toHaveLength(4);
  const leaving = new AbortController();
  const left = expect(atrium.request(Lobby, {}, { signal: leaving.signal })).rejects.toThrow("gone");
  await vi.advanceTimersByTimeAsync(1);
  leaving.abort(new Error("gone"));
  await left;
  expect(seconds()).toHaveLength(5);
});
