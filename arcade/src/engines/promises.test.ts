import { expect, test } from "vitest";
import { ENGINES } from "./playableGame.ts";
import { falsePromise } from "./promises.ts";

test.each([
  ["Royal Blackjack", "BACCARAT", "blackjack"],
  ["Hold'em Cao", "BACCARAT", "hold'em"],
  ["Saigon Money Wheel", "ROULETTE", "wheel"],
  ["Cờ Tướng Sài Gòn", "HIGH_CARD", "cờ tướng"],
  ["极速麻将", "HIGH_CARD", "麻将"],
  ["วัวสู้ทองคำ", "HIGH_CARD", "วัวสู้"],
  ["Turfe Mundial", "TENNIS", "turfe"],
  ["Golden Dragon Tiger", "BACCARAT", "dragon tiger"],
  ["อเมริกันฟุตบอลโลก", "FOOTBALL", "อเมริกันฟุตบอล"],
  ["Lucky Keno", "FIVE_DIGITS", "keno"],
  ["Premier League", "CONSOLE", "premier league"],
])("%s is no title of %s", (title, classify, word) => {
  expect(falsePromise(title, classify)).toBe(word);
});

test.each([
  ["Horseshoe Rush", "VIDEO"],
  ["Golden Dragon", "VIDEO"],
  ["Tài Xỉu Vàng", "DICE"],
  ["PK10 Racing", "RACE"],
  ["Rodadas da Sorte", "CLASSIC"],
])("%s is a true title of %s", (title, classify) => {
  expect(falsePromise(title, classify)).toBeUndefined();
});

test("every kind of table, match, duel and draw is promised by a word of its own", () => {
  const kinds = Object.entries(ENGINES).filter(([, { kind }]) => ["table", "duel", "keno"].includes(kind));
  expect(kinds.map(([classify]) => classify)).toEqual(
    expect.arrayContaining(["ROULETTE", "BACCARAT", "DICE", "DRAGON_TIGER", "HIGH_CARD", "KENO_40"]),
  );
  for (const [title, classify] of [
    ["Roulette", "ROULETTE"],
    ["Sic Bo", "DICE"],
    ["High Card", "HIGH_CARD"],
  ] as const) {
    for (const [other] of kinds) if (other !== classify) expect(falsePromise(title, other)).toBeDefined();
  }
});
