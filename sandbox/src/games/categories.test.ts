import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GAME_TEXTS } from "./games.texts.ts";

/** The web client's texts in a language. */
const textsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../../web/lang/${language}/games.json`, import.meta.url), "utf8"));

test("the web client has the same name for each category, in every language", () => {
  for (const [language, { categories }] of Object.entries(GAME_TEXTS)) {
    for (const [category, title] of Object.entries(categories)) {
      const key = `games_category_${category}`;
      // A language without a text of its own has the English one.
      expect(textsOf(language)[key] ?? textsOf("EN")[key], language).toBe(title);
    }
  }
});
