import { expect, test } from "vitest";
import { halfWidthIn } from "./chinesePunctuation.ts";

test.each([
  ["网络连接异常,请重试。", ","],
  ["参考编号:{id}", ":"],
  ["移动此窗口(方向键)", "("],
  ["确认退出?", "?"],
])("finds the half-width punctuation in %s", (text, found) => {
  expect(halfWidthIn(text)).toBe(found);
});

test.each([
  "网络连接异常，请重试。",
  "请输入邮箱，例如 name@example.com",
  "{bounds} 个字母、数字或 _ . + @ -",
  "更多内容请见[理性游戏](/responsible-gaming)页面。",
  'CN: "棋牌", EN: "Card games",',
])("accepts %s", (text) => {
  expect(halfWidthIn(text)).toBeUndefined();
});
