import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { fill, readTexts, someText } from "./texts.ts";

const folder = mkdtempSync(path.join(tmpdir(), "atrium-texts-"));
afterAll(() => rmSync(folder, { recursive: true }));

const schema = z.strictObject({ hello: someText, more: z.record(z.string(), someText) });

function read(vietnamese: unknown) {
  writeFileSync(path.join(folder, "EN.json"), JSON.stringify({ hello: "Hello {name}", more: { bye: "Bye" } }));
  writeFileSync(path.join(folder, "VI.json"), JSON.stringify(vietnamese));
  return readTexts(folder, ["EN", "VI"], schema);
}

test("reads the texts of each language", () => {
  const texts = read({ hello: "Chào {name}", more: { bye: "Tạm biệt" } });
  expect(texts.VI.more.bye).toBe("Tạm biệt");
  expect(fill(texts.EN.hello, { name: "An" })).toBe("Hello An");
});

test.each([
  ["a missing text", { hello: "Chào {name}", more: {} }, /VI\.json: the text more\.bye is missing/],
  ["an unknown text", { hello: "Chào {name}", more: { bye: "x", no: "x" } }, /VI\.json: the text more\.no is unknown/],
  ["other places", { hello: "Chào", more: { bye: "x" } }, /VI\.json: the text hello must have .*\{name\}/],
  ["an empty text", { hello: "Chào {name}", more: { bye: " " } }, /VI\.json: [\s\S]*more\.bye/],
  ["another shape", { hello: "Chào {name}" }, /VI\.json: [\s\S]*more/],
])("refuses %s and names the file and the key", (_, vietnamese, message) => {
  expect(() => read(vietnamese)).toThrow(message);
});
