import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES, pageTexts } from "../messages/playMessages.ts";
import type { PlayKind } from "../pages/wire.ts";
import { pageFiles } from "./gamePage.ts";

const kinds: PlayKind[] = ["slot", "fishing", "table", "match", "keno", "duel"];
const pages = path.join(import.meta.dirname, "../pages");
const slots = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([slot]) => slot).sort();

test.each(LANGUAGES)("%s has every text, with the same places for values as English", (language) => {
  for (const kind of kinds) {
    const english = pageTexts("EN", kind).messages;
    const { messages } = pageTexts(language, kind);
    expect(Object.keys(messages)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(messages)) {
      expect(text.trim(), key).not.toBe("");
      expect(slots(text), key).toEqual(slots(english[key] ?? ""));
    }
  }
});

test.each(kinds)("the page %s asks for no text that it doesn't have", (kind) => {
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

test("every file of the pages belongs to one", () => {
  const used = new Set([...kinds.flatMap(pageFiles), "expired.js"]);
  const files = readdirSync(pages).filter((name) => /\.(js|css)$/.test(name));
  expect(files.filter((name) => !used.has(name))).toEqual([]);
});
