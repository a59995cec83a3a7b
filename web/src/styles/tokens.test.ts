import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const css = readFileSync(path.join(import.meta.dirname, "tokens.css"), "utf8");

function colorsOf(theme: string): Map<string, string> {
  const block = css.slice(css.indexOf(`[data-theme="${theme}"] {`)).split("}")[0] ?? "";
  return new Map(
    [...block.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

/** WCAG's relative luminance. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ["ground", "ground-deep", "surface", "surface-raised", "surface-sunken"];
const TEXTS = ["text", "text-muted", "text-faint", "link", "danger", "success", "warning", "info", "accent-strong"];

describe.each(["dark", "light"])("%s theme", (theme) => {
  const colors = colorsOf(theme);
  const ratio = (one: string, other: string) => contrast(colors.get(one) ?? "", colors.get(other) ?? "");
  const pairs = TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const));

  test.each(pairs)("%s can be read on %s", (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test("what is written on the accent can be read", () => {
    expect(ratio("on-accent", "accent")).toBeGreaterThanOrEqual(4.5);
  });

  test.each(["accent", "focus", "line-strong", "alert"])("%s stands out from the grounds", (color) => {
    for (const ground of GROUNDS) expect(ratio(color, ground)).toBeGreaterThanOrEqual(3);
  });
});

test("no sheet copies a button's rules, which would then come after those that hide or change buttons", () => {
  const sheets = globSync("../**/*.css", { cwd: import.meta.dirname });
  expect(sheets.length).toBeGreaterThan(100);
  const copies = (sheet: string) =>
    /composes:.*\/Button\.module\.css/.test(readFileSync(path.join(import.meta.dirname, sheet), "utf8"));
  expect(sheets.filter(copies)).toEqual([]);
});
