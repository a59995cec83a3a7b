import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "./http/languages.ts";

const src = import.meta.dirname;
const json = globSync("**/texts/EN.json", { cwd: src }).sort();
const markdown = globSync("**/texts/EN/*.md", { cwd: src }).sort();

const keysOf = (value: unknown, key = ""): string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => keysOf(inner, `${key}/${name}`))
    : [key];

const inLanguage = (file: string, language: string) =>
  path.join(src, file.replace(/texts\/EN(\.json|\/)/, `texts/${language}$1`));

test("texts exist", () => {
  expect(json.length).toBeGreaterThan(3);
  expect(markdown.length).toBeGreaterThan(15);
});

test.each(json)("%s has the same keys in every language", (file) => {
  const keys = (language: string) => keysOf(JSON.parse(readFileSync(inLanguage(file, language), "utf8")));
  for (const language of LANGUAGES) expect(keys(language), language).toEqual(keys("EN"));
});

test.each(markdown)("%s exists in every language", (file) => {
  for (const language of LANGUAGES) {
    const [, front = "", body = ""] = readFileSync(inLanguage(file, language), "utf8").split(/^---$/m);
    const english = readFileSync(path.join(src, file), "utf8").split(/^---$/m)[1] ?? "";
    const names = (text: string) => text.match(/^\w+(?=: \S)/gm);
    expect(names(front), language).toEqual(names(english));
    expect(body.trim(), language).not.toBe("");
  }
});

test.each(LANGUAGES)("no file of %s is without its English one", (language) => {
  const found = globSync(`**/texts/${language}/*.md`, { cwd: src }).map((file) =>
    file.replace(`texts/${language}/`, "texts/EN/"),
  );
  expect(found.sort()).toEqual(markdown);
});
