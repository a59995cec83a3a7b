import { once } from "node:events";
import { createServer } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { readConfig } from "../config/config.ts";
import { documentIdOf } from "../documents/persisted.ts";
import { control, openGateway } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";
import { type PurgeOptions, Purges } from "./purges.ts";

const { sandbox } = await startForFile();
const token = "canary-token-7d1f";
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** The API of a CDN that gives these answers, the last one again and again; 0 is a cut connection. */
async function openCdn(...statuses: number[]) {
  const asked: { path: string | undefined; headers: object; body: unknown }[] = [];
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    asked.push({
      path: `${req.method} ${req.url}`,
      headers: req.headers,
      body: JSON.parse(`${Buffer.concat(chunks)}`),
    });
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    if (status === 0) res.destroy();
    else res.writeHead(status ?? 200).end(token);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => server.close());
  const address = server.address();
  return { asked, api: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}` };
}

function openPurges(options: Pick<PurgeOptions, "cdn" | "api"> & Partial<PurgeOptions>) {
  const waits: number[] = [];
  const attempts: (string | undefined)[] = [];
  const purges = new Purges({
    id: "zone-1",
    token,
    leads: async () => true,
    onAttempt: (failure) => void attempts.push(failure),
    wait: async (milliseconds) => void waits.push(milliseconds),
    ...options,
  });
  closing.push(() => purges.close());
  return {
    purges,
    waits,
    attempts,
    settled: (count: number) => vi.waitFor(() => expect(attempts).toHaveLength(count)),
  };
}

test.each([
  ["fastly", "POST /service/zone-1/purge", { "fastly-key": token }, { surrogate_keys: ["a", "b"] }],
  [
    "cloudflare",
    "POST /client/v4/zones/zone-1/purge_cache",
    { authorization: `Bearer ${token}` },
    { tags: ["a", "b"] },
  ],
] as const)("purges at %s, what waits together", async (cdn, path, headers, body) => {
  const { asked, api } = await openCdn(200);
  const t = openPurges({ cdn, api });
  for (const tag of ["b", "a", "b"]) t.purges.add(tag);
  await t.settled(1);
  expect(asked).toEqual([{ path, headers: expect.objectContaining(headers), body }]);
  expect(t.waits[0]).toBe(1_000);
});

test("sends a purge again that failed, later each time, with what came meanwhile, and says nothing of the token", async () => {
  const { asked, api } = await openCdn(0, 429, 200);
  const attempts: (string | undefined)[] = [];
  const onAttempt = (failure: string | undefined) => {
    if (attempts.push(failure) === 1) t.purges.add("atrium");
  };
  const t = openPurges({ cdn: "cloudflare", api, onAttempt });
  t.purges.add("a");
  await vi.waitFor(() => expect(attempts).toHaveLength(3));
  expect(attempts).toEqual([expect.stringMatching(/^[A-Z_]+$/), "status 429", undefined]);
  expect(asked.map(({ body }) => body)).toEqual([{ tags: ["a"] }, { tags: ["atrium"] }, { tags: ["atrium"] }]);
  expect(t.waits[2]).toBeGreaterThan(t.waits[1] ?? 0);
});

test("leaves it to the process that leads", async () => {
  const { asked, api } = await openCdn(200);
  const t = openPurges({ cdn: "fastly", api, leads: async () => false });
  t.purges.add("a");
  await vi.waitFor(() => expect(t.waits).toHaveLength(2));
  expect(asked).toEqual([]);
});

test("needs a token and the platform's events, and quotes no value", () => {
  expect(() => readConfig({ CDN_PURGE: "fastly:1" })).toThrow(/CDN_PURGE_TOKEN/);
  expect(() => readConfig({ CDN_PURGE: "fastly:1", CDN_PURGE_TOKEN: token })).toThrow(/SERVICE_KEY/);
  expect(() => readConfig({ CDN_PURGE: "akamai:1", CDN_PURGE_TOKEN: `${token}\n` })).not.toThrow(token);
});

test("an announcement changes tagged answers at once; while the platform fails, the old one says so and is not kept", async () => {
  const { asked, api } = await openCdn(200);
  await using t = await openGateway(sandbox, {
    CDN_PURGE: "fastly:1",
    CDN_PURGE_TOKEN: token,
    CDN_PURGE_API: api,
  });
  await vi.waitFor(() => expect(asked).toMatchObject([{ body: { surrogate_keys: ["atrium"] } }]), 10_000);
  await vi.waitFor(() => expect(t.gateway.core.services.push.streamState).toBe("live"), 10_000);
  const query = "query News { site { announcements(kinds: [HEADLINE], first: 1) { edges { node { title } } } } }";
  await t.client().run(query);
  const ask = async () => {
    const answer = await fetch(`${t.origin}/graphql?documentId=${documentIdOf(query)}`);
    const { data, extensions } = Object(await answer.json());
    const { headers } = answer;
    return { title: data.site.announcements.edges[0].node.title, extensions, headers };
  };
  const { headers } = await ask();
  expect([headers.get("cache-tag"), headers.get("surrogate-key")]).toEqual([
    "atrium,atrium-announcement",
    "atrium atrium-announcement",
  ]);
  await control(sandbox, "announcement", { type: "H", title: "Doors open", pinned: true });
  await vi.waitFor(async () => expect((await ask()).title).toBe("Doors open"));
  await control(sandbox, "chaos", { path: "/wps/relay/MCSFE_getListAnnouncements", status: 503 });
  try {
    await control(sandbox, "announcement", { type: "H", title: "Doors closed", pinned: true });
    const stale = await vi.waitFor(async () => {
      const answer = await ask();
      expect(answer.extensions.staleSince).toMatch(/^\d{4}-.*Z$/);
      return answer;
    }, 5_000);
    expect(stale.title).toBe("Doors open");
    expect([stale.headers.get("cache-control"), stale.headers.get("cache-tag")]).toEqual(["no-store", null]);
  } finally {
    await fetch(`${sandbox.origin}/sandbox/chaos`, { method: "DELETE" });
  }
}, 40_000);
