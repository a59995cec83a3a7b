import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { pictures } from "@atrium/arcade/pictures";
import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogueOf } from "../games/catalogue.ts";
import type { Sandbox } from "../server.ts";
import { startTestSandbox } from "../testing/startTestSandbox.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ cdnPorts: [0, 0] });
});
afterAll(() => sandbox.close());

const onCdn = (path: string, init?: RequestInit) => fetch(`${sandbox.cdnOrigins[1]}${path}`, init);
const aGame = async () => pictures.game((await catalogueOf(sandbox.platform)).all()[0]?.nodeId ?? 0);

test("allows every page to show a picture and to keep it for ever, without rights", async () => {
  const answer = await onCdn(await aGame());
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/svg+xml; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
  expect(await answer.text()).toMatch(/^<svg /);
});

test("answers 304 to a known picture, and compresses for clients that accept it", async () => {
  const path = await aGame();
  const plain = await onCdn(path, { headers: { "accept-encoding": "identity" } });
  const svg = await plain.text();
  const etag = plain.headers.get("etag") ?? "";
  const again = await onCdn(path, { headers: { "if-none-match": etag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);

  for (const [coding, unpack] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const { body, headers } = await raw(path, coding);
    expect(headers["content-encoding"]).toBe(coding);
    expect(unpack(body).toString()).toBe(svg);
    expect(body.length).toBeLessThan(svg.length / 2);
  }
});

test("answers HEAD of the health check and of pictures", async () => {
  const answer = await onCdn("/cdn-health", { method: "HEAD" });
  expect(answer.status).toBe(200);
  expect((await onCdn(await aGame(), { method: "HEAD" })).status).toBe(200);
});

test("serves every kind of picture; unknown ones are not found and not cached", async () => {
  for (const path of [
    "/img/vendor/TCG_SEA.svg",
    "/img/banner/home-1.svg",
    "/img/avatar/12.svg",
    "/img/game/default.svg",
  ]) {
    expect([path, (await onCdn(path)).status]).toEqual([path, 200]);
  }
  const [wide, compact] = await Promise.all(
    ["", "?shape=compact"].map(async (query) => (await onCdn(`/img/banner/home-1.svg${query}`)).text()),
  );
  expect(wide).toContain('viewBox="0 0 1600 560"');
  expect(compact).toContain('viewBox="0 0 1200 900"');
  for (const path of [
    "/img/game/1.svg",
    "/img/vendor/NOBODY.svg",
    "/img/banner/none.svg",
    "/img/avatar/0.svg",
    "/img/avatar/99.svg",
    "/img/game/..%2f.svg",
  ]) {
    const answer = await onCdn(path);
    expect([path, answer.status, answer.headers.get("cache-control")]).toEqual([path, 404, "no-store"]);
  }
});

/** Like `fetch`, but without decompression. */
function raw(path: string, coding: string) {
  return new Promise<{ body: Buffer; headers: Record<string, unknown> }>((resolve, reject) => {
    request(`${sandbox.cdnOrigins[0]}${path}`, { headers: { "accept-encoding": coding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => resolve({ body: Buffer.concat(chunks), headers: answer.headers }));
    })
      .on("error", reject)
      .end();
  });
}
