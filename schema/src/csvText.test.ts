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

/** The cells of a file as a spreadsheet reads them that splits at a sign: a quote counts at the beginning of a cell only. */
function readBy(separator: string, file: string): string[] {
  const cells: string[] = [];
  for (let rest = file; rest !== ""; ) {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
    const [plain = ""] = new RegExp(`^[^${separator}\\r\\n]*`).exec(rest.slice(quoted?.[0].length ?? 0)) ?? [];
    cells.push((quoted?.[1] ?? "").replaceAll('""', '"') + plain);
    rest = rest.slice((quoted?.[0].length ?? 0) + plain.length + 1);
  }
  return cells;
}

it.each([
  "ok;=1+1",
  'ok;"=1+1;x',
  "ok\n=1+1;x",
  'a"\n"=1+1',
  "a\t\t=1+1",
  "; @SUM(A1)",
  " =1+1",
  '"=1+1',
  "a\r\n\r\n+1+1",
])("has no formula in %j, at whatever sign a spreadsheet splits", (text) => {
  for (const separator of [",", ";", "\t"]) {
    expect(readBy(separator, csvLine(["x", text, "1"])).filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
  }
});

it("quotes what would end a cell", () => {
  expect(csvLine(['a "b"', "c,d", "e\nf"])).toBe('"a ""b""","c,d","e\nf"\r\n');
  expect(csvLine(["ok;=1+1", "a\t+1", "b; c"])).toBe('"ok;\'=1+1","a\t\'+1","b; c"\r\n');
});
