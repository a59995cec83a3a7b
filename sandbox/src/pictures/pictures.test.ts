import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { pictures } from "@atrium/arcade/pictures";
import { expect, test } from "vitest";
import { catalogueOf } from "../games/catalogue.ts";
import { Caller } from "../testing/caller.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, platform, tokenOf } = await startForFile({ cdnPorts: [0, 0] });

const onCdn = (path: string, init?: RequestInit) => fetch(`${sandbox.cdnOrigins[1]}${path}`, init);
const aGame = async () => pictures.game((await catalogueOf(platform)).all()[0]?.nodeId ?? 0);

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

test("nothing else of the platform answers where pictures and games are served", async () => {
  for (const path of [
    "/sandbox",
    "/sandbox/outbox",
    "/wps/system/permission",
    "/lgw/games",
    "/openapi.json",
    "/support/live",
  ])
    expect([path, (await onCdn(path)).status]).toEqual([path, 404]);
  const login = await onCdn("/wps/session/login", { method: "POST", body: "{}" });
  expect(login.status).toBe(404);
  expect((await onCdn("/health/ready")).status).toBe(200);
});

test("moves in a game's preview", async () => {
  const answer = await onCdn((await aGame()).replace("/img/game/", "/img/preview/"));
  expect(answer.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
  expect(await answer.text()).toContain("@keyframes");
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
    "/img/poster/welcome-box-EN.svg",
    "/img/channel/qr.svg",
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
    "/img/preview/1.svg",
    "/img/vendor/NOBODY.svg",
    "/img/banner/none.svg",
    "/img/poster/none.svg",
    "/img/channel/none.svg",
    "/img/avatar/0.svg",
    "/img/avatar/99.svg",
    "/img/game/..%2f.svg",
  ]) {
    const answer = await onCdn(path);
    expect([path, answer.status, answer.headers.get("cache-control")]).toEqual([path, 404, "no-store"]);
  }
});

test("lists the posters to agents by page, language, size and category, each with its picture", async () => {
  const caller = new Caller(sandbox);
  const token = await tokenOf("agent");
  const list = async (query: string) => {
    const { value } = await caller.get<PosterPage>(`/wps/relay/ACS_posterList?${query}`, { token });
    return value;
  };
  const all = await list("pageSize=20&pageNo=2");
  expect([all.totalCount, all.list.length, all.list[0]?.posterId]).toEqual([30, 10, "sports-box-EN"]);
  expect(all.sizes).toEqual(["300x250", "728x90", "160x600", "320x100", "1200x630"]);
  const found = await list("language=VI&size=728x90&category=FISH");
  expect(found.list).toEqual([
    expect.objectContaining({ posterId: "fishing-wide-VI", language: "VI", category: "FISH", width: 728, height: 90 }),
  ]);
  expect(found.list[0]?.text).toMatch(/bắn cá.*trong hạn mức của bạn/);
  expect((await onCdn(found.list[0]?.imageUrl ?? "")).status).toBe(200);
  expect((await list("posterId=slots-box-EN")).list).toHaveLength(1);
  expect((await list("size=1x1")).totalCount).toBe(0);
});

interface PosterPage {
  list: { posterId: string; text: string; imageUrl: string }[];
  totalCount: number;
  sizes: string[];
}

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
