import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createMetrics } from "../telemetry/metrics.ts";
import { startEdge } from "../testing/edgeFixture.ts";
import { vitalsRoute } from "./vitalsRoute.ts";

async function start() {
  const dist = mkdtempSync(join(tmpdir(), "atrium-dist-"));
  writeFileSync(join(dist, ".first-screens.json"), JSON.stringify({ paths: ["/promotions/:id"] }));
  const metrics = createMetrics();
  const { url } = await startEdge({ routes: { "/vitals": vitalsRoute(dist, metrics) } });
  const send = async (body: unknown, headers: Record<string, string> = { "x-atrium-csrf": "1" }, method = "POST") => {
    const answer = await fetch(`${url}/vitals`, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(method === "POST" && { body: JSON.stringify(body) }),
    });
    return answer.status;
  };
  const pages = async () =>
    (await metrics.text()).split("\n").filter((line) => /^atrium_page_.*_(sum|count)/.test(line));
  return { send, pages };
}

test("counts a page by route and device; routes that the client does not have share one label", async () => {
  const { send, pages } = await start();
  expect(await send({ route: "/promotions/:id", device: "phone", LCP: 1800, TTFB: 200, CLS: 0.02 })).toBe(204);
  expect(await send({ route: "/member/somebody", device: "desktop", INP: 90 })).toBe(204);
  expect(await pages()).toEqual([
    'atrium_page_seconds_sum{metric="LCP",route="/promotions/:id",device="phone"} 1.8',
    'atrium_page_seconds_count{metric="LCP",route="/promotions/:id",device="phone"} 1',
    'atrium_page_seconds_sum{metric="TTFB",route="/promotions/:id",device="phone"} 0.2',
    'atrium_page_seconds_count{metric="TTFB",route="/promotions/:id",device="phone"} 1',
    'atrium_page_seconds_sum{metric="INP",route="other",device="desktop"} 0.09',
    'atrium_page_seconds_count{metric="INP",route="other",device="desktop"} 1',
    'atrium_page_layout_shift_sum{route="/promotions/:id",device="phone"} 0.02',
    'atrium_page_layout_shift_count{route="/promotions/:id",device="phone"} 1',
  ]);
});

test("refuses what is no report of this site's page, and more than 120 in a minute", async () => {
  const { send, pages } = await start();
  const page = { route: "/promotions/:id", device: "phone" };
  const csrf = { "x-atrium-csrf": "1" };
  expect(await send({ ...page, LCP: -1 })).toBe(400);
  expect(await send({ ...page, LCP: 1e9 })).toBe(400);
  expect(await send({ ...page, username: "somebody" })).toBe(400);
  expect(await send({ ...page, device: "watch" })).toBe(400);
  expect(await send({ ...page, LCP: 1 }, { origin: "https://elsewhere.example", ...csrf })).toBe(403);
  expect(await send(page, csrf, "GET")).toBe(405);
  expect(await pages()).toEqual([]);
  const statuses = await Promise.all(Array.from({ length: 130 }, () => send({ ...page, LCP: 1 })));
  expect(statuses.filter((status) => status === 204)).toHaveLength(115);
  expect(statuses.filter((status) => status === 429)).toHaveLength(15);
});
