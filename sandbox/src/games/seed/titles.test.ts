import { ENGINES } from "@atrium/arcade/playableGame";
import { falsePromise } from "@atrium/arcade/promises";
import { gameCategories, lotteryKinds } from "@atrium/schema/values";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../http/languages.ts";
import { isLottery } from "../categories.ts";
import { symbolNames } from "../symbolNames.ts";
import { VENDORS } from "../vendors.data.ts";
import { catalogueRows } from "./games.seed.ts";
import { isTrue } from "./trueTitles.ts";

const NOW = new Date("2026-11-21");
const small = catalogueRows("any seed", NOW);
/** The pictures that show what is played. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  BACCARAT: ["baccarat"],
  BADMINTON: ["shuttle"],
  DICE: ["sicBo"],
  DRAGON_TIGER: ["dragon"],
  FOOTBALL: ["football"],
  HIGH_CARD: ["aceOfCrowns"],
  KENO_40: ["keno"],
  ROULETTE: ["roulette"],
  TENNIS: ["tennis"],
  VOLLEYBALL: ["volleyball"],
};

describe.each([
  ["a", 404, small],
  ["a large", 3_000, catalogueRows("any seed", NOW, "large")],
])("%s platform's catalogue", (_, size, rows) => {
  test("has only games that an engine of their category plays, and lotteries, with titles of their own that agree in number", () => {
    expect(rows).toHaveLength(size);
    expect(new Set(rows.map(({ names }) => names.EN)).size).toBe(size);
    expect(rows.filter(({ names }) => /s (Ancestral|Brilhante|Feliz|Imperial|Real)$/.test(names.PT))).toEqual([]);
    for (const { gameType, gameClassify, names, subject } of rows) {
      expect([names.EN, isTrue({ gameType, gameClassify, names })]).toEqual([names.EN, true]);
      if (!ENGINES[gameClassify]) expect(lotteryKinds).toContain(gameClassify);
      expect(SHOWN[gameClassify] ?? [subject]).toContain(subject);
    }
  });

  test("has no title that promises another game, in any language", () => {
    const faults = rows.flatMap(({ names, gameClassify }) =>
      LANGUAGES.flatMap((language) => falsePromise(names[language], gameClassify) ?? []).map((word) => [
        names.EN,
        gameClassify,
        word,
      ]),
    );
    expect(faults).toEqual([]);
  });
});

test("every vendor has games in each of its categories", () => {
  const missing = VENDORS.flatMap(([code, , categories]) =>
    categories.filter((category) => !small.some((row) => row.vassalage === code && row.gameType === category)),
  );
  expect(missing).toEqual([]);
  expect(new Set(small.map(({ gameType }) => gameType)).size).toBe(gameCategories.length);
});

test("a slot's symbols have names in every language, those of the theme first", () => {
  for (const { gameType, theme, subject } of small) {
    if (gameType !== "RNG") continue;
    for (const language of LANGUAGES) {
      const names = Object.values(symbolNames({ theme, subject }, language));
      expect([theme, names.filter((name) => name !== "").length, new Set(names).size]).toEqual([theme, 8, 8]);
    }
  }
});

test("every own game in a frame has a demo, and no lottery has one", () => {
  const framed = small.filter((row) => row.vassalage === "ATR" && !isLottery(row));
  expect(framed.length).toBeGreaterThan(10);
  expect(framed.filter(({ demo }) => !demo)).toEqual([]);
  expect(small.filter((row) => isLottery(row) && row.demo)).toEqual([]);
});
