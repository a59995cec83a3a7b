import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startEdge } from "../../testing/edgeFixture.ts";
import { createWebFiles } from "./webFiles.ts";

/** Writes a build with one asset. */
function writeBuild(dir: string): void {
  mkdirSync(join(dir, "assets"), { recursive: true });
  writeFileSync(join(dir, "index.html"), "<!doctype html><title>Atrium</title>");
  writeFileSync(join(dir, "assets/index-abc123.js"), "atrium()");
}

test("keeps running when a listed file was deleted", async () => {
  const dir = mkdtempSync(join(tmpdir(), "atrium-web-"));
  writeBuild(dir);
  await using gateway = await startEdge({ web: await createWebFiles(dir, { watch: false }) });
  rmSync(join(dir, "assets/index-abc123.js"));
  await expect(fetch(`${gateway.url}/assets/index-abc123.js`).then((answer) => answer.text())).rejects.toThrow();
  expect(await (await fetch(`${gateway.url}/home`)).text()).toContain("<title>Atrium</title>");
});

test("serves a build that appears after the start, in the developer profile", async () => {
  const dir = join(mkdtempSync(join(tmpdir(), "atrium-web-")), "dist");
  await using gateway = await startEdge({ web: await createWebFiles(dir, { watch: true }) });
  const early = await fetch(`${gateway.url}/home`);
  expect([early.status, await early.text()]).toEqual([404, expect.stringContaining("has not been built")]);
  writeBuild(dir);
  expect(await (await fetch(`${gateway.url}/home`)).text()).toContain("<title>Atrium</title>");
  expect(await (await fetch(`${gateway.url}/assets/index-abc123.js`)).text()).toBe("atrium()");
});

test("answers 304 to a caller that has the file, also when its copy is of another process", async () => {
  const [first, second] = ["a", "b"].map((name) => join(mkdtempSync(join(tmpdir(), "atrium-web-")), name));
  if (first === undefined || second === undefined) throw new Error("Two folders are made.");
  for (const dir of [first, second]) writeBuild(dir);
  utimesSync(join(second, "index.html"), 1, 1);
  await using one = await startEdge({ web: await createWebFiles(first, { watch: false }) });
  await using other = await startEdge({ web: await createWebFiles(second, { watch: false }) });
  for (const path of ["/home", "/assets/index-abc123.js"]) {
    const etag = (await fetch(`${one.url}${path}`)).headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    const again = await fetch(`${other.url}${path}`, { headers: { "if-none-match": `"older", ${etag}` } });
    expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, etag, ""]);
    expect(again.headers.get("cache-control")).toBe(
      path === "/home" ? "no-cache" : "public, max-age=31536000, immutable",
    );
  }
  writeFileSync(join(second, "index.html"), "<!doctype html><title>Atrium 2</title>");
  await using later = await startEdge({ web: await createWebFiles(second, { watch: false }) });
  const etag = (await fetch(`${one.url}/home`)).headers.get("etag") ?? "";
  expect((await fetch(`${later.url}/home`, { headers: { "if-none-match": etag } })).status).toBe(200);
});
