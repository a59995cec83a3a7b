import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { pageTexts } from "../messages/playMessages.ts";
import type { PlayKind } from "../pages/wire.ts";
import { pageFiles } from "./gamePage.ts";

const kinds: PlayKind[] = ["slot", "fishing", "table", "match", "keno", "duel"];
const pages = path.join(import.meta.dirname, "../pages");

test.each(kinds)("the page of %s uses only texts that exist", (kind) => {
  const { messages } = pageTexts("EN", kind);
  const scripts = pageFiles(kind).filter((name) => name.endsWith(".js"));
  const source = scripts.map((name) => readFileSync(path.join(pages, name), "utf8")).join("\n");
  const asked = [
    ...source.matchAll(/\bt\(\s*"(\w+)"/g),
    ...source.matchAll(/(?:nothingChosen|action): "(\w+)"/g),
    ...source.matchAll(/\bend\("(\w+)", "\w+"\)/g),
  ].map(([, key = ""]) => key);
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((key) => !(key in messages))).toEqual([]);
});

test("every script and style belongs to a page", () => {
  const used = new Set([...kinds.flatMap(pageFiles), "expired.js"]);
  const files = readdirSync(pages).filter((name) => /\.(js|css)$/.test(name));
  expect(files.filter((name) => !used.has(name))).toEqual([]);
});
