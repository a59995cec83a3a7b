import { expect, test } from "vitest";
import { csvFile } from "./csv.ts";

test("formulas become text, numbers stay numbers", () => {
  const rows = [
    ["=1+1", "+84", "-2.50", -3n, "-cmd|calc", "@SUM(A1)"],
    ["\tx", "\r=x", 'a "b", c', "d\ne", null, new Date(0)],
  ];
  expect(csvFile(["a", "b", "c", "d", "e", "f"], rows)).toBe(
    `\uFEFFa,b,c,d,e,f\r\n'=1+1,'+84,-2.50,-3,'-cmd|calc,'@SUM(A1)\r\n'\tx,"'\r=x","a ""b"", c","d\ne",,1970-01-01T00:00:00.000Z\r\n`,
  );
});
