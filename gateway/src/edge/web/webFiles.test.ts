import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
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
  expect((await fetch(`${gateway.url}/assets/index-abc123.js`)).status).toBe(404);
  expect(await (await fetch(`${gateway.url}/home`)).text()).toContain("<title>Atrium</title>");
});

test("readers that take nothing share the bytes of a file, and hold no file open", async () => {
  const dir = mkdtempSync(join(tmpdir(), "atrium-web-"));
  writeBuild(dir);
  const size = 16 * 1024 * 1024;
  writeFileSync(join(dir, "assets/large-abc123.js"), Buffer.alloc(size, " "));
  await using gateway = await startEdge({ web: await createWebFiles(dir, { watch: false }) });
  const openFiles = () => readdirSync("/dev/fd").length;
  const [filesBefore, bytesBefore] = [openFiles(), process.memoryUsage().arrayBuffers];
  const readers = Array.from({ length: 20 }, () => connect(gateway.port, "127.0.0.1"));
  await Promise.all(
    readers.map((reader) => {
      reader.write("GET /assets/large-abc123.js HTTP/1.1\r\nhost: a\r\n\r\n");
      return once(reader, "readable");
    }),
  );
  // Each reader has a socket at both ends.
  expect(openFiles() - filesBefore).toBeLessThanOrEqual(2 * readers.length + 5);
  expect(process.memoryUsage().arrayBuffers - bytesBefore).toBeLessThan(4 * size);
  for (const reader of readers) reader.destroy();
});

test("sends the copy that the build compressed, with the type of the file", async () => {
  const dir = mkdtempSync(join(tmpdir(), "atrium-web-"));
  writeBuild(dir);
  writeFileSync(join(dir, "assets/index-abc123.js.br"), brotliCompressSync("atrium() // br"));
  await using gateway = await startEdge({ web: await createWebFiles(dir, { watch: false }) });
  const read = async (encoding: string, method = "GET") => {
    const headers = { "accept-encoding": encoding };
    const answer = await fetch(`${gateway.url}/assets/index-abc123.js`, { method, headers });
    const found = ["content-encoding", "content-type", "vary"].map((name) => answer.headers.get(name));
    return [...found, await answer.text()];
  };
  expect(await read("gzip, br")).toEqual(["br", "text/javascript", "Accept-Encoding", "atrium() // br"]);
  expect(await read("gzip")).toEqual([null, "text/javascript", "Accept-Encoding", "atrium()"]);
  expect(await read("br", "HEAD")).toEqual(["br", "text/javascript", "Accept-Encoding", ""]);
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
