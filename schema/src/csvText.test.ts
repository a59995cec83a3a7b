import { expect, it } from "vitest";
import { csvLine } from "./csvText.ts";

it.each([
  "=1+1",
  "+1+1",
  "-1+1",
  "@SUM(A1)",
  "\t=1+1",
  "\r=1+1",
  "\n=1+1",
  "＝1+1",
  "＠SUM(A1)",
  "+84123",
  "-",
  '=HYPERLINK("http://x.example","y")',
])("writes %j as text, which no spreadsheet runs", (formula) => {
  const [cell = ""] = csvLine([formula]).split("\r\n");
  expect(cell).toMatch(/^"?'/);
});

it.each(["0", "-2.50", "-1000000000000000", "12.345678"])("leaves the number %s a number", (number) => {
  expect(csvLine([number])).toBe(`${number}\r\n`);
});

it("quotes what would end a cell", () => {
  expect(csvLine(['a "b"', "c,d", "e\nf"])).toBe('"a ""b""","c,d","e\nf"\r\n');
  expect(csvLine(["ok;=1+1", "a\t+1", "b; c"])).toBe('"ok;\'=1+1","a\t\'+1","b; c"\r\n');
});
