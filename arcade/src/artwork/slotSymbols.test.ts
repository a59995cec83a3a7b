import { expect, test } from "vitest";
import { svgFault } from "../testing/svgFault.ts";
import { slotSymbols, symbolSheet } from "./slotSymbols.ts";
import { SUBJECTS } from "./subjects.ts";

const themes = ["egypt", "dragon", "candy", "frost", "vegas"];

test("slots of different themes have different pictures on their reels, and the wild is the game's own", () => {
  const shown = themes.map((theme) =>
    [...slotSymbols({ theme, subject: "scarab" }).values()].flatMap((symbol) =>
      "subject" in symbol && symbol.subject !== "scarab" ? symbol.subject : [],
    ),
  );
  for (const subjects of shown) {
    expect(subjects.length).toBeGreaterThanOrEqual(4);
    expect(subjects.filter((subject) => !(subject in SUBJECTS))).toEqual([]);
    expect(new Set(subjects).size).toBe(subjects.length);
  }
  expect(new Set(shown.map(String)).size).toBe(themes.length);
  expect(slotSymbols({ theme: "egypt", subject: "scarab" }).get("W")).toEqual({ subject: "scarab" });
  expect(JSON.stringify([...slotSymbols({ theme: "egypt", subject: "pharaoh" })])).not.toMatch(/seven|bell|crown/);
});

test("all symbols of a slot are drawn in one small picture, always the same", () => {
  const game = { nodeId: 3, title: "Nile", vendorCode: "PGX", theme: "egypt", subject: "ankh" };
  const sheet = symbolSheet(game);
  expect(svgFault(sheet)).toBeUndefined();
  expect(sheet).toContain('viewBox="0 0 1000 100"');
  expect(sheet).toBe(symbolSheet(game));
  expect(Buffer.byteLength(sheet)).toBeLessThan(30_000);
});
