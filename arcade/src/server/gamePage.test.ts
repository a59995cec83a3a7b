import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { pageTexts } from "../messages/playMessages.ts";
import type { PlayKind } from "../pages/gameMessages.ts";
import { buildPages } from "./buildPages.ts";
import { PAGES_SOURCE, PageAssets } from "./pageAssets.ts";

const kinds: PlayKind[] = ["slot", "fishing", "table", "match", "keno", "duel"];
const folder = mkdtempSync(path.join(tmpdir(), "atrium-pages-"));
afterAll(() => rmSync(folder, { recursive: true }));
const sources = await buildPages(folder);
const assets = PageAssets.open(folder);

const nameOf = (address: string) => path.basename(address);

test.each(kinds)("the page of %s loads at most 15 kB of built files", (kind) => {
  const { script, preloads, styles } = assets.filesOf(kind);
  const names = [script, ...preloads, ...styles].map(nameOf);
  expect(preloads.length).toBeGreaterThan(0);
  const bytes = names.reduce((sum, name) => sum + statSync(path.join(folder, `${name}.br`)).size, 0);
  expect(bytes).toBeLessThan(15_000);
});

test("serves a built file in the encoding that the browser accepts", async () => {
  const [version = ""] = assets.base.split("/").slice(-1);
  const br = assets.response(version, "slot.js", "gzip, br");
  expect(br?.headers.get("Content-Encoding")).toBe("br");
  const plain = await assets.response(version, "slot.js", "identity")?.text();
  expect(plain).toBe(readFileSync(path.join(folder, "slot.js"), "utf8"));
  expect(assets.response("old", "slot.js", "")).toBeUndefined();
  expect(assets.response(version, "manifest.json", "")).toBeUndefined();
});

test("falls back to the sources when nothing is built", () => {
  const { script, preloads } = PageAssets.open(path.join(folder, "nothing")).filesOf("slot");
  expect(existsSync(path.join(PAGES_SOURCE, nameOf(script)))).toBe(true);
  expect(preloads).toEqual([]);
});

test.each(kinds)("the page of %s uses only texts that exist", (kind) => {
  const { messages } = pageTexts("EN", kind);
  const source = (sources.get(`${kind}.js`) ?? [])
    .map((name) => readFileSync(path.join(PAGES_SOURCE, name), "utf8"))
    .join("\n");
  const used = [
    ...source.matchAll(/\bt\(\s*"(\w+)"/g),
    ...source.matchAll(/(?:nothingChosen|action): "(\w+)"/g),
    ...source.matchAll(/\bend\("(\w+)", "\w+"\)/g),
  ].map(([, key = ""]) => key);
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((key) => !(key in messages))).toEqual([]);
});

test.each(kinds)("the page of %s shows the hero of the game's picture", (kind) => {
  expect(readFileSync(path.join(PAGES_SOURCE, `${kind}.js`), "utf8")).toContain("heroPicture()");
});

test("every script and style belongs to a page", () => {
  const used = new Set([...sources.values()].flat());
  const files = readdirSync(PAGES_SOURCE).filter((name) => /\.(js|css)$/.test(name));
  expect(files.filter((name) => !used.has(name))).toEqual([]);
});
