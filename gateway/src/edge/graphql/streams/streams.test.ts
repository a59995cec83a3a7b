import { getEventListeners } from "node:events";
import { expect, it } from "vitest";
import { startEdge } from "../../../testing/edgeFixture.ts";
import { createStreams } from "./streams.ts";

const balance = { query: "subscription { balanceChanged { id } }" };
const events = { accept: "text/event-stream" };
const soon = { timeout: 10_000 };
/** Tests keep whole answers until they compare: `fetch` closes the stream of an answer that is garbage. */
const statusOf = ({ status }: Response) => status;
const guest = { session: undefined, isMember: false, address: "198.51.100.7", tab: undefined };

function openMany(
  streams: ReturnType<typeof createStreams>,
  count: number,
  holder: Parameters<typeof streams.open>[0],
) {
  return Array.from({ length: count }, () => streams.open(holder));
}

it("counts streams by session, not by the other cookies", async () => {
  await using gateway = await startEdge();
  const answers: Response[] = [];
  for (let n = 0; n < 8; n += 1) {
    answers.push(await gateway.post(balance, { ...events, cookie: `lang=VI; made-up=${n}` }));
  }
  expect(answers.map(statusOf)).toEqual([200, 200, 429, 429, 429, 429, 429, 429]);
  const member = { ...events, authorization: "Bearer member" };
  expect((await gateway.post(balance, member)).status).toBe(200);
});

it("gives each guest's tab streams of its own, up to the limit of the address", async () => {
  await using gateway = await startEdge();
  const answers: Response[] = [];
  for (let n = 0; n < 8; n += 1) {
    answers.push(await gateway.post(balance, { ...events, "x-atrium-tab": `tab-number-${n}` }));
  }
  expect(answers.map(statusOf)).toEqual([200, 200, 200, 200, 429, 429, 429, 429]);
  const refused = await gateway.post([balance, balance], { ...events, "x-atrium-tab": "another-tab" });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "10"]);
});

it.each([
  ["the process", { perAddress: 100, perProcess: 10 }, "The gateway has too many open event streams."],
  ["an address", { perAddress: 10, perProcess: 100 }, "This address has too many open event streams."],
])("keeps places of %s for members when guests have taken all of theirs", (_, limits, refusal) => {
  const streams = createStreams({ perSession: 100, ...limits }, {});
  const guests = openMany(streams, 8, guest);
  expect(() => streams.open(guest)).toThrow(refusal);
  const trial = { ...guest, session: "trial" };
  expect(() => streams.open(trial)).toThrow(refusal);
  const member = { ...guest, session: "member", isMember: true };
  const members = openMany(streams, 2, member);
  expect(() => streams.open(member)).toThrow(refusal);
  for (const place of [...guests, ...members]) place.leave();
  expect(() => openMany(streams, 8, guest)).not.toThrow();
});

it("frees each place once, and cuts only open streams", () => {
  const open: number[] = [];
  const limits = { perSession: 3, perAddress: 3, perProcess: 10 };
  const streams = createStreams(limits, { streams: (count) => void open.push(count) });
  const cut: string[] = [];
  const [first, second, third] = openMany(streams, 3, guest);
  first?.onDrain(() => cut.push("first"));
  second?.onDrain(() => cut.push("second"));
  first?.leave();
  first?.leave();
  third?.leave();
  third?.onDrain(() => cut.push("third"));
  streams.cutAll();
  expect(cut).toEqual(["second"]);
  second?.leave();
  expect(open).toEqual([1, 2, 3, 2, 1, 0]);
});

it.each([
  ["one subscription", balance],
  ["a list of subscriptions", [balance, balance]],
])("keeps nothing of 100 clients that leave while the stream of %s begins", async (_name, body) => {
  await using gateway = await startEdge({ streamLimits: { perSession: 200, perAddress: 200, perProcess: 200 } });
  const { promise, resolve } = Promise.withResolvers<void>();
  gateway.events.ready = promise;
  const leaving = new AbortController();
  const sources = Array.isArray(body) ? 200 : 100;
  const clients = Array.from({ length: 100 }, () =>
    fetch(`${gateway.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", ...events },
      body: JSON.stringify(body),
      signal: leaving.signal,
    }),
  );
  const left = Promise.allSettled(clients);
  await expect.poll(() => gateway.events.begun, soon).toBe(sources);
  leaving.abort();
  await left;
  await expect.poll(() => gateway.openStreams(), soon).toBe(0);
  resolve();
  await expect.poll(() => gateway.events.stopped, soon).toBe(sources);
  const listeners = gateway.signals.flatMap((signal) => getEventListeners(signal, "abort"));
  expect(listeners).toEqual([]);
});
