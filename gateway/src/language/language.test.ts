import { expect, it } from "vitest";
import { languageOf, pageLanguage } from "./language.ts";

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

it.each([
  ["VI", "en", ["EN", "VI"], "VI"],
  ["TH", "vi-VN,en;q=0.8", ["EN", "VI"], "VI"],
  [undefined, "de,vi;q=0.9,en;q=0.8", ["EN", "VI"], "VI"],
  [undefined, "pt-PT", ["EN", "PT"], "PT"],
  [undefined, "zh-TW", ["EN", "CN"], "CN"],
  [undefined, "zh-HK", ["CN", "TW"], "TW"],
  [undefined, "zh-SG", ["TW", "CN"], "CN"],
  [undefined, "ar-EG", ["EN", "AR"], "AR"],
  [undefined, "en-US", ["TY", "EN"], "TY"],
  [undefined, "en-US", ["EN", "TY"], "EN"],
  [undefined, "en", ["VI"], "VI"],
  [undefined, "*", ["TH", "EN"], "TH"],
  [undefined, undefined, ["ID", "EN"], "ID"],
  [undefined, `vi,${"x".repeat(10_000)}`, ["EN", "VI"], "EN"],
  [undefined, "en", [], undefined],
])("choice %s, Accept-Language %s and the offer %s give the page %s", (chosen, accept, offered, language) => {
  expect(pageLanguage(chosen, accept, offered)).toBe(language);
});
