import { expect, test } from "vitest";
import { fitText } from "./fitText.ts";

const room = { width: 400, height: 200, lines: 3 };

test("breaks between words, and takes the number of lines that leaves the largest letters", () => {
  expect(fitText("One account for every game", "en", room).lines).toEqual(["One", "account for", "every game"]);
  expect(fitText("One account for every game", "en", { width: 2_000, height: 40, lines: 3 }).lines).toHaveLength(1);
  expect(fitText("Well-kept e-sports", "en", { ...room, width: 100 }).lines).toEqual(["Well-kept", "e-sports"]);
});

test("breaks scripts without spaces between their words, and keeps signs with the word before", () => {
  const chinese = fitText("一个账户，畅玩所有游戏", "zh-Hans", { ...room, width: 150 });
  expect(chinese.lines.join("")).toBe("一个账户，畅玩所有游戏");
  expect(chinese.lines.length).toBeGreaterThan(1);
  expect(chinese.lines.some((line) => line.startsWith("，"))).toBe(false);
  expect(fitText("บัญชีเดียวสำหรับทุกเกม", "th", { ...room, width: 150 }).lines.length).toBeGreaterThan(1);
});

test("fits every line into the place, also one long word", () => {
  const { lines, size } = fitText("Responsibility", "en", room);
  expect(lines).toEqual(["Responsibility"]);
  expect(size * lines.length).toBeLessThanOrEqual(room.height);
  expect(size * 0.31 * "Responsibility".length).toBeLessThanOrEqual(room.width);
});
