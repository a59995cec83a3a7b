import { expect, it } from "vitest";
import { languageOf } from "./language.ts";

it.each([
  [undefined, undefined, "EN"],
  ["VI", "en", "VI"],
  ["vi", undefined, "VI"],
  ["XX", "th", "TH"],
  ["__proto__", undefined, "EN"],
  [undefined, "zh-TW,zh;q=0.9,en;q=0.8", "TW"],
  [undefined, "zh-CN", "CN"],
  [undefined, "zh-Hans-CN", "CN"],
  [undefined, "pt-PT", "PT"],
  [undefined, "xx, fr;q=0.1, de;q=0.5", "DE"],
  [undefined, "en;q=0, id", "ID"],
  [undefined, "*", "EN"],
  [undefined, ";;;,,,q=,", "EN"],
  [undefined, `vi,${"x".repeat(10_000)}`, "EN"],
])("header %s and Accept-Language %s give %s", (own, accept, language) => {
  expect(languageOf(own, accept)).toBe(language);
});
