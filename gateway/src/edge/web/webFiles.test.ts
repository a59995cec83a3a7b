import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
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
